import { parseFlags, UsageError } from '@matka/contracts/cli/flags';
import { defaultAppId } from '@matka/fixtures/players';
import { createMockClient } from '../client/mock-client.ts';

const flags = {
  mock: { type: 'string' },
  world: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const isSeconds = (text: string): boolean => /^\d+$/.test(text);

/**
 * `advance STEP`: advances the clock of a world of a running mock by seconds, to a time, or to the next draw or event.
 * Gives the lines to print. Throws a UsageError for a wrong line, and what the mock refuses.
 */
export async function advanceWorld(
  line: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const [step, ...rest] = line;
  if (step === undefined || step.startsWith('-'))
    throw new UsageError(
      'advance takes next-draw, next-event, a time or seconds: advance next-draw.',
    );
  const {
    mock = environment.MATKA_MOCK_URL ?? 'http://127.0.0.1:4010',
    world = defaultAppId,
    json = false,
  } = parseFlags(rest, flags);
  const change = await createMockClient(mock)
    .world(world)
    .advance(isSeconds(step) ? { seconds: Number(step) } : { to: step })
    .catch((error: Error) => {
      if (error instanceof TypeError) throw new Error(`No mock answers at ${mock}.`);
      throw error;
    });
  if (json) return JSON.stringify(change);
  const draws = change.events.map(
    ({ at, market, session, pana, digit }) =>
      `${at.slice(0, 16)}  ${market} ${session}: ${pana ? `${pana}-${digit}` : 'nothing'}`,
  );
  return [...draws, `Now ${change.now} in ${change.id}`].join('\n');
}
