import type { HomepageConfig } from '@matka/contracts/api/homepage';
import { proxy } from 'valtio';

/** The two colours of the homepage configuration. */
export type HostColours = HomepageConfig['theme'];

/** The last colours that home has read, for every screen. */
export const homepage = proxy<{ colours?: HostColours }>({});
