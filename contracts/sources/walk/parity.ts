import { endpointNames, endpointTitle } from '../../api/endpoints.ts';
import type { Exchange } from '../../check/exchange.ts';
import { countOf, type Verdict } from '../replay/compare.ts';
import type { OpenReplayHost } from '../replay/recorded-world.ts';
import { ReplayError } from '../replay/recorded-world.ts';
import { type Fidelity, replay } from '../replay/replay.ts';
import { type CurlTarget, curlLines } from './curl-lines.ts';
import { fewest } from './fewest.ts';

/** The distance of the mock from a host. */
export interface Parity {
  verdicts: readonly Verdict[];
  /** The first difference of each kind, with the fewest exchanges that show it. */
  differences: readonly { verdict: Verdict; exchanges: readonly Exchange[] }[];
}

/** The most replays that are tried to find fewer exchanges that show a difference. */
const mostAttempts = 40;
/** The most differences that are shown with their exchanges. */
const mostShown = 10;

const kindOf = ({ endpoint, aspect }: Verdict): string => `${endpoint} ${aspect}`;

const isDifferent = ({ verdict }: Verdict): boolean => verdict === 'different';

async function replayed(
  exchanges: readonly Exchange[],
  open: OpenReplayHost,
): Promise<Fidelity | undefined> {
  try {
    return await replay({ exchanges }, open);
  } catch (error) {
    if (error instanceof ReplayError) return undefined;
    throw error;
  }
}

/** The fewest exchanges up to a difference that still show a difference of its kind. */
function fewestExchanges(
  exchanges: readonly Exchange[],
  verdict: Verdict,
  open: OpenReplayHost,
): Promise<readonly Exchange[]> {
  const shows = async (some: readonly Exchange[]) => {
    const last = (await replayed(some, open))?.verdicts.findLast(isDifferent);
    return last && kindOf(last) === kindOf(verdict) ? some : undefined;
  };
  return fewest(exchanges.slice(0, verdict.exchange + 1), shows, mostAttempts);
}

/** Compares a host with the mock by the exchanges of a walk, redacted. Throws ReplayError if they show no world. */
export async function compareWithMock(
  exchanges: readonly Exchange[],
  open: OpenReplayHost,
): Promise<Parity> {
  const { verdicts } = await replay({ exchanges }, open);
  const first = new Map<string, Verdict>();
  for (const one of verdicts.filter(isDifferent))
    if (!first.has(kindOf(one))) first.set(kindOf(one), one);
  const differences = [];
  for (const verdict of [...first.values()].slice(0, mostShown))
    differences.push({ verdict, exchanges: await fewestExchanges(exchanges, verdict, open) });
  return { verdicts, differences };
}

const counts = (verdicts: readonly Verdict[]): string =>
  `${countOf(verdicts, 'same')} same, ${countOf(verdicts, 'different')} different, ${countOf(verdicts, 'unknown')} undecided`;

/** The number of differences. */
export const differencesOf = ({ verdicts }: Parity): number => countOf(verdicts, 'different');

/** The comparison for a person: a line by endpoint, each kind of difference with lines of curl, and a summary. */
export function parityText({ verdicts, differences }: Parity, target: CurlTarget): string[] {
  const rows = endpointNames.flatMap((name) => {
    const own = verdicts.filter(({ endpoint }) => endpoint === name);
    return own.length === 0 ? [] : [`  ${endpointTitle(name).padEnd(36)}${counts(own)}`];
  });
  const shown = differences.flatMap(({ verdict, exchanges }) => [
    `✗ ${endpointTitle(verdict.endpoint)} ${verdict.aspect}: the host has ${verdict.recorded}, the mock ${verdict.played}`,
    ...curlLines(exchanges, target).map((line) => `    ${line}`),
  ]);
  return [...rows, ...shown, `Host and mock: ${counts(verdicts)}.`];
}
