import { defaultAppId, mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { logIn } from '@matka/mock-server/client/log-in';
import { seedDefaultWorld } from '@matka/mock-server/src/commands';
import { type RunningServer, startMock } from '../lib/mock-process.ts';

/** Creates a database with the given number of bets of the main player, its clock fixed at testClock. */
export function seedDatabaseFile(file: string, bets: number): string {
  return seedDefaultWorld({ file, bets, now: Date.parse(testClock) });
}

/** A mock on a database file, and the authorization header of the main player. */
export interface MockUnderTest {
  server: RunningServer;
  authorization: string;
}

async function signedIn(server: RunningServer): Promise<MockUnderTest> {
  const { tokens } = await logIn(server.url, defaultAppId, mainPlayer);
  return { server, authorization: `Bearer ${tokens.access}` };
}

/** Flags of a mock on a database file, on any free port. */
export const flagsFor = (file: string): string[] => ['--port', '0', '--db', file];

/** Starts the mock on a database file and signs the main player in. */
export const startMockUnderTest = async (file: string): Promise<MockUnderTest> =>
  signedIn(await startMock(flagsFor(file)));
