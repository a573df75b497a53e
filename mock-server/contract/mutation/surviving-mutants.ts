import { listen } from '@matka/contracts/verifier/http-server';
import { verify } from '@matka/contracts/verifier/verify';
import { type Mutant, pathsIn, type RecordedResponse } from './mutants.ts';

/** Whether the interaction of a response mentions the path of a mutant. */
function mentions({ interaction }: RecordedResponse, { path, group }: Mutant): boolean {
  if (!path.startsWith('$')) return true;
  const body = interaction.response.body;
  return body !== undefined && pathsIn(group.endpoint, body.content).includes(path);
}

/**
 * The responses that may kill a mutant: those whose interactions mention its path. If none does, one other response
 * confirms that the mutant survives.
 */
function candidatesFor(mutant: Mutant): RecordedResponse[] {
  const broken = mutant.group.responses.flatMap((response) => mutant.mutate(response) ?? []);
  const mentioning = broken.filter((response) => mentions(response, mutant));
  return mentioning.length > 0 ? mentioning : broken.slice(0, 1);
}

/** Verifies each response against its interaction. */
async function verifyResponses(responses: readonly RecordedResponse[]): Promise<boolean[]> {
  const server = await listen((request, outgoing) => {
    const response = responses[Number(request.url?.slice(1))];
    if (!response) outgoing.writeHead(404).end();
    else
      outgoing
        .writeHead(response.status, { 'content-type': response.type })
        .end(JSON.stringify(response.body));
  });
  try {
    const interactions = responses.map(({ interaction: { type, response } }, index) => ({
      type,
      description: String(index),
      request: { method: 'GET', path: `/${index}` },
      response,
    }));
    // Two verifiers in parallel: each keeps one core busy.
    const half = Math.ceil(interactions.length / 2);
    const results = await Promise.all(
      [interactions.slice(0, half), interactions.slice(half)].map((some) =>
        verify(some, { url: server.url }),
      ),
    );
    return results.flat().map(({ passed }) => passed);
  } finally {
    await server.close();
  }
}

/**
 * The mutants that no interaction kills. Each round verifies one response of every mutant that is still alive.
 */
export async function findSurvivors(mutants: readonly Mutant[]): Promise<Set<Mutant>> {
  const survivors = new Set(mutants);
  let alive = mutants.map((mutant) => ({ mutant, candidates: candidatesFor(mutant) }));
  for (let round = 0; alive.length > 0; round += 1) {
    const tried = alive.flatMap(({ mutant, candidates }) => {
      const response = candidates[round];
      return response ? [{ mutant, candidates, response }] : [];
    });
    const passed = await verifyResponses(tried.map(({ response }) => response));
    alive = tried.filter((_, index) => passed[index]);
    for (const [index, { mutant }] of tried.entries()) if (!passed[index]) survivors.delete(mutant);
  }
  return survivors;
}
