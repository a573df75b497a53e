import type { HomepageConfig } from '@matka/contracts/api/homepage';
import { proxy } from 'valtio';

/** The two colours of the homepage configuration. */
export type HostColours = HomepageConfig['theme'];

/** The colours that the host gave last; the screens around home wear them too. */
export const given = proxy<{ colours?: HostColours }>({});
