import type { PactInteraction } from '@matka/contracts/pact/pact';
import { committedInteractions } from '@matka/contracts/pact/pact-file';
import { type HttpResponse, send } from '@matka/contracts/verifier/http-client';
import { listen } from '@matka/contracts/verifier/http-server';
import { verify } from '@matka/contracts/verifier/verify';
import { isSelected } from '../selected-calls.ts';
import { verifyMock } from '../verify-mock.ts';
import { type Difference, differenceIn } from './kit.ts';
import { type Mutant, valuesAt } from './mutants.ts';
import { mutatedResponse, type Recorded, recording } from './transport.ts';

/** An interaction of the pact with the response of the mock in its state. */
export interface RecordedInteraction extends Recorded {
  interaction: PactInteraction;
}

/** Verifies the mock and records its responses. Throws when an interaction fails. */
export async function recordInteractions(): Promise<RecordedInteraction[]> {
  const exchanges: Recorded[] = [];
  const interactions = committedInteractions().filter(isSelected);
  const transport = recording(
    (url, request) => send(url, request, { timeoutMs: 10_000 }),
    exchanges,
  );
  const results = await verifyMock(interactions, transport);
  return interactions.map((interaction, index) => {
    const { passed = false, response, mismatches = [] } = results[index] ?? {};
    const exchange = exchanges.find((one) => one.response === response);
    if (!passed || !exchange)
      throw new Error(`The mock fails "${interaction.description}": ${mismatches}`);
    return { ...exchange, interaction };
  });
}

/** A mutated response that an interaction of the pact may name. */
interface Candidate {
  interaction: PactInteraction;
  response: HttpResponse;
}

/** How many interactions are tried on one mutant. */
const mostCandidates = 5;

/** The mutated responses that read in another way; first those whose example has the place. */
function candidatesFor(mutant: Mutant, recorded: readonly RecordedInteraction[]) {
  let difference: Difference | undefined;
  const candidates: (Candidate & { mentioned: boolean })[] = [];
  for (const exchange of recorded) {
    const other = differenceIn(mutant, exchange);
    const response = other && mutatedResponse(mutant, exchange);
    if (!response) continue;
    difference ??= other;
    const { interaction } = exchange;
    const example = interaction.response.body?.content;
    candidates.push({
      interaction,
      response,
      mentioned: !mutant.place.startsWith('$') || valuesAt(example, mutant.place).length > 0,
    });
  }
  candidates.sort((a, b) => Number(b.mentioned) - Number(a.mentioned));
  return { mutant, difference, candidates: candidates.slice(0, mostCandidates) };
}

/** Verifies each response against its interaction with Pact's own verifier. */
async function verifyResponses(candidates: readonly Candidate[]): Promise<boolean[]> {
  const server = await listen((request, outgoing) => {
    const response = candidates[Number(request.url?.slice(1))]?.response;
    const type = response?.headers['content-type'];
    outgoing
      .writeHead(response?.status ?? 404, type === undefined ? {} : { 'content-type': type })
      .end(response?.text);
  });
  try {
    const interactions = candidates.map(({ interaction: { type, response } }, index) => ({
      type,
      description: String(index),
      request: { method: 'GET', path: `/${index}` },
      response,
    }));
    const results = await verify(interactions, { url: server.url });
    return results.map(({ passed }) => passed);
  } finally {
    await server.close();
  }
}

/** What the matchers of the pact say of mutants on the mock. */
export interface PactVerdicts {
  named: ReadonlySet<Mutant>;
  /** How the client reads each mutant that it reads in another way. */
  differences: ReadonlyMap<Mutant, Difference>;
}

/** Judges mutants by the matchers of the pact; each round verifies one response of every mutant that is not named. */
export async function judgeByPact(
  mutants: readonly Mutant[],
  recorded: readonly RecordedInteraction[],
): Promise<PactVerdicts> {
  const named = new Set<Mutant>();
  const tried = mutants.map((mutant) =>
    candidatesFor(
      mutant,
      recorded.filter(({ endpoint }) => endpoint === mutant.endpoint),
    ),
  );
  const differences = new Map(
    tried.flatMap(({ mutant, difference }) => (difference ? [[mutant, difference] as const] : [])),
  );
  for (let round = 0; round < mostCandidates; round += 1) {
    const alive = tried.flatMap(({ mutant, candidates }) => {
      const candidate = named.has(mutant) ? undefined : candidates[round];
      return candidate ? [{ mutant, candidate }] : [];
    });
    const passed = await verifyResponses(alive.map(({ candidate }) => candidate));
    for (const [index, { mutant }] of alive.entries()) if (!passed[index]) named.add(mutant);
  }
  return { named, differences };
}
