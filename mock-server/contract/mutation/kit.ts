import { type EndpointName, endpointTitle } from '@matka/contracts/api/endpoints';
import type { HostOptions } from '@matka/contracts/host-kit/options';
import { selectInteractions } from '@matka/contracts/host-kit/plan';
import { selectRelations } from '@matka/contracts/host-kit/relations/run-relations';
import { exitCodeOf, verifyHost } from '@matka/contracts/host-kit/run';
import { SignInError } from '@matka/contracts/host-kit/states/sign-in';
import { committedInteractions } from '@matka/contracts/pact/pact-file';
import { isFullRun } from '../selected-calls.ts';
import type { MutatedHost } from './hosts.ts';
import type { Mutant } from './mutants.ts';
import { readingOf } from './reading.ts';
import { serve } from './serve.ts';
import { mutated, mutatedResponse, type Recorded, recording, type Transport } from './transport.ts';

/** One interaction or relation of the kit with its exchanges on a sound host. */
interface Check {
  description: string;
  exchanges: readonly Recorded[];
}

/** The checks of an endpoint on a sound host. */
export interface Baseline {
  host: MutatedHost;
  endpoint: EndpointName;
  checks: readonly Check[];
}

/** The calls that show what is wrong with an endpoint: the history shows the bets that the kit places. */
const callsFor = (endpoint: EndpointName): string[] =>
  [endpoint, ...(endpoint === 'history' ? (['betting'] as const) : [])].map(endpointTitle);

async function verify(
  { options, today, now }: MutatedHost,
  transport: Transport,
  selection: Partial<HostOptions>,
) {
  const served = isFullRun ? await serve(transport) : undefined;
  try {
    const own = {
      ...options(),
      ...selection,
      requestOptions: { timeoutMs: 10_000, ...(!served && { transport }) },
      ...(served && { baseUrl: served.url }),
    };
    const report = await verifyHost(own, { today, now });
    return { report, code: exitCodeOf(report, own) };
  } finally {
    await served?.close();
  }
}

/** Runs each check of an endpoint on a sound host. Throws when one fails. */
export async function recordChecks(host: MutatedHost, endpoint: EndpointName): Promise<Baseline> {
  const call = [endpointTitle(endpoint)];
  const selected = { ...host.options(), call };
  const descriptions = [
    ...selectInteractions(committedInteractions(), selected),
    ...selectRelations(selected),
  ].map(({ description }) => description);
  const checks: Check[] = [];
  for (const description of descriptions) {
    const exchanges: Recorded[] = [];
    const transport = recording(await host.start(), exchanges);
    const { report, code } = await verify(host, transport, { call, only: [description] });
    if (code === 1 || code === 3)
      throw new Error(`The ${host.name} fails "${description}": ${JSON.stringify(report.lines)}`);
    const tried = report.counts.passed > 0;
    const own = exchanges.filter((one) => one.endpoint === endpoint);
    if (tried) checks.push({ description, exchanges: own });
  }
  checks.sort((a, b) => a.exchanges.length - b.exchanges.length);
  return { host, endpoint, checks };
}

/** How the client reads a response before and after a mutation. */
export interface Difference {
  before: string;
  after: string;
}

/** How the client reads a mutant in another way in one exchange; undefined if it reads the same. */
export function differenceIn(
  mutant: Mutant,
  exchange: Pick<Recorded, 'response' | 'without'>,
): Difference | undefined {
  const response = mutatedResponse(mutant, exchange);
  if (!response) return undefined;
  const before = readingOf(mutant.endpoint, exchange.response);
  const after = readingOf(mutant.endpoint, response);
  return before === after ? undefined : { before, after };
}

/** Whether the kit names a mutant when it runs some of its checks. */
async function isNamed(
  host: MutatedHost,
  mutant: Mutant,
  selection: Partial<HostOptions>,
): Promise<boolean> {
  try {
    const { report, code } = await verify(host, mutated(await host.start(), mutant), selection);
    const title = endpointTitle(mutant.endpoint);
    return (
      (code === 1 || code === 3) &&
      report.lines.some(
        ({ call, outcome, unmet, reasons }) =>
          call === title && (outcome === 'failed' || unmet === true) && reasons.length > 0,
      )
    );
  } catch (error) {
    // One line says that the login does not work.
    if (error instanceof SignInError) return mutant.endpoint === 'login';
    throw error;
  }
}

/**
 * What becomes of a mutant: its reading stays the same, it is named, it leaves out what a host may leave out, or it
 * survives with a difference in the reading.
 */
export type Verdict = 'unchanged' | 'named' | 'optional' | Difference;

/** How many checks are tried alone, before the whole endpoint. */
const mostChecks = 3;

const leavesOut: readonly string[] = ['dropped', 'null', 'renamed', 'emptied'];

/** Whether a mutant leaves out what the decoder has as optional: a sound host may do that. */
export const isOptional = ({ operator, fields }: Mutant): boolean =>
  leavesOut.includes(operator) && fields.some(({ presence }) => presence === 'optional');

/** Judges a mutant by runs of the kit on a host with its defect. */
export async function judgeByKit(
  mutant: Mutant,
  { host, endpoint, checks }: Baseline,
): Promise<Verdict> {
  const differences = new Map<string, Difference | undefined>();
  const difference = (exchange: Recorded) => {
    const known = differences.has(exchange.key);
    if (!known) differences.set(exchange.key, differenceIn(mutant, exchange));
    return differences.get(exchange.key);
  };
  const showing = checks.filter(({ exchanges }) => exchanges.some(difference));
  const first = [...differences.values()].find((one) => one !== undefined);
  if (!first) return 'unchanged';
  const call = callsFor(endpoint);
  // What a host may leave out is seldom named: one try is enough.
  const tried = showing.slice(0, isOptional(mutant) ? 1 : mostChecks);
  for (const { description } of tried)
    if (await isNamed(host, mutant, { call, only: [description] })) return 'named';
  if (isOptional(mutant)) return 'optional';
  return (await isNamed(host, mutant, { call })) ? 'named' : first;
}
