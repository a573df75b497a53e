import { defaultAppId, mainPlayer } from '@matka/fixtures/players';
import { logIn } from '@matka/mock-server/client/log-in';
import { seedDefaultWorld } from '@matka/mock-server/src/commands';
import { type RunningServer, startMock } from '../lib/mock-process.ts';

/** Clock of all measurements: a Friday noon, when most markets are open. */
export const noon = '2026-11-20T12:00:00+05:30';

/** Creates a database with the given number of bets of the main player, its clock fixed at noon. */
export function seedDatabaseFile(file: string, bets: number): string {
  return seedDefaultWorld({
    file,
    bets,
    fresh: false,
    seed: 2026,
    scenario: 'usual',
    now: Date.parse(noon),
    defaultWorld: 'kalyan-matka',
    strict: false,
  });
}

/** A mock on a database file, and the authorization header of the main player. */
export interface MockUnderTest {
  server: RunningServer;
  authorization: string;
}

/** Starts the mock on a database file and signs the main player in. */
export async function startMockUnderTest(file: string): Promise<MockUnderTest> {
  const server = await startMock(['--port', '0', '--db', file]);
  const { tokens } = await logIn(server.url, defaultAppId, mainPlayer);
  return { server, authorization: `Bearer ${tokens.access}` };
}
