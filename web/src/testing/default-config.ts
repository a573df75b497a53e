import { setConfig } from '../config.ts';

// Tests have no page; some modules read the configuration as soon as they are imported.
setConfig({});
