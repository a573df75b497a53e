import { requireEnv } from '../../scripts/lib/environment.ts';

/** The address of the mock that the journeys play against. */
export const mockUrl = requireEnv('MATKA_MOCK_URL');
/** The port of the web server of the build. */
export const webPort = requireEnv('MATKA_WEB_PORT');
