import { setConfig } from '../config.ts';

// Tests have no page, but some modules read the configuration on import.
setConfig({});
