import { type EndpointName, endpointNames } from '@matka/contracts/api/endpoints';
import { ofShard } from '../selected-calls.ts';
import { type MutatedHost, secondHost, startMockHost } from './hosts.ts';
import { judgeByKit, recordChecks, type Verdict } from './kit.ts';
import { createMutants } from './mutants.ts';
import type { OperatorName } from './operators.ts';
import { judgeByPact, type RecordedInteraction, recordInteractions } from './pact.ts';

/** What became of a mutant on a host. */
export interface Judged {
  endpoint: EndpointName;
  operator: OperatorName;
  name: string;
  verdict: Verdict;
  /** Who named it. */
  by?: 'pact' | 'kit';
}

type Calls = readonly EndpointName[];

async function judgeOnHost(host: MutatedHost, endpoint: EndpointName): Promise<Judged[]> {
  const baseline = await recordChecks(host, endpoint);
  const responses = baseline.checks.flatMap(({ exchanges }) =>
    exchanges.map(({ response }) => response),
  );
  const judged: Judged[] = [];
  for (const mutant of ofShard(createMutants(endpoint, responses))) {
    const { operator, name } = mutant;
    const verdict = await judgeByKit(mutant, baseline);
    const named = verdict === 'named';
    judged.push({ endpoint, operator, name, verdict, ...(named && { by: 'kit' as const }) });
  }
  return judged;
}

/** Judges the mutants of the second host by runs of the kit. */
export async function scoreOnSecondHost(calls: Calls = endpointNames): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const endpoint of calls) judged.push(...(await judgeOnHost(secondHost, endpoint)));
  return judged;
}

async function judgeOnMock(
  mock: MutatedHost,
  endpoint: EndpointName,
  recorded: readonly RecordedInteraction[],
): Promise<Judged[]> {
  const own = recorded.filter((one) => one.endpoint === endpoint);
  const responses = own.map(({ response }) => response);
  const baseline = await recordChecks(mock, endpoint);
  const judged: Judged[] = [];
  for (const mutant of ofShard(createMutants(endpoint, responses))) {
    const { operator, name } = mutant;
    const { named, difference } = judgeByPact(mutant, own);
    const byKit = named ? 'named' : await judgeByKit(mutant, baseline);
    const verdict = byKit === 'unchanged' ? (difference ?? byKit) : byKit;
    const by = named ? ('pact' as const) : ('kit' as const);
    judged.push({ endpoint, operator, name, verdict, ...(verdict === 'named' && { by }) });
  }
  return judged;
}

/** Judges the mutants of the mock by the matchers of the pact, and what these cannot tell by runs of the kit. */
export async function scoreOnMock(calls: Calls = endpointNames): Promise<Judged[]> {
  const recorded = await recordInteractions();
  const mock = await startMockHost();
  try {
    const judged: Judged[] = [];
    for (const endpoint of calls) judged.push(...(await judgeOnMock(mock, endpoint, recorded)));
    return judged;
  } finally {
    await mock.close();
  }
}
