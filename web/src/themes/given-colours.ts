import type { HomepageConfig } from '@matka/contracts/api/homepage';
import { proxy } from 'valtio';

/** The two colours of the homepage configuration. */
export type HostColours = HomepageConfig['theme'];

/** The latest colours of the host, for home and every other screen. */
export const given = proxy<{ colours?: HostColours }>({});
