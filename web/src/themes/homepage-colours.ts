import type { HomepageConfig } from '@matka/contracts/api/homepage';
import { proxy } from 'valtio';

/** The two colours of the homepage configuration. */
export type HostColours = HomepageConfig['theme'];

/** The colours that home has read last, for it and every other screen. */
export const homepage = proxy<{ colours?: HostColours }>({});
