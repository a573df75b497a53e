import { listen } from '@matka/contracts/verifier/http-server';
import { verify } from '@matka/contracts/verifier/verify';
import { type Mutant, pathsIn, type RecordedResponse } from './mutants.ts';

/** Whether an interaction says anything of a place. */
function mentions({ interaction }: RecordedResponse, { path, group }: Mutant): boolean {
  if (!path.startsWith('$')) return true;
  const body = interaction.response.body;
  return body !== undefined && pathsIn(group.endpoint, body.content).includes(path);
}

/**
 * The broken answers by which a mutant may be noticed, one interaction each. Where none speaks of the place, one that
 * holds it is tried all the same.
 */
function candidatesFor(mutant: Mutant): RecordedResponse[] {
  const broken = mutant.group.responses.flatMap((one) => mutant.mutate(one) ?? []);
  const speaking = broken.filter((one) => mentions(one, mutant));
  return speaking.length > 0 ? speaking : broken.slice(0, 1);
}

/** Whether each answer keeps its interaction. */
async function passing(answers: readonly RecordedResponse[]): Promise<boolean[]> {
  const server = await listen((request, response) => {
    const answer = answers[Number(request.url?.slice(1))];
    if (!answer) response.writeHead(404).end();
    else
      response
        .writeHead(answer.status, { 'content-type': answer.type })
        .end(JSON.stringify(answer.body));
  });
  try {
    const interactions = answers.map(({ interaction: { type, response } }, index) => ({
      type,
      description: String(index),
      request: { method: 'GET', path: `/${index}` },
      response,
    }));
    // Side by side, because each verifier keeps one core busy.
    const half = Math.ceil(interactions.length / 2);
    const verified = await Promise.all(
      [interactions.slice(0, half), interactions.slice(half)].map((some) =>
        verify(some, { url: server.url }),
      ),
    );
    return verified.flat().map(({ passed }) => passed);
  } finally {
    await server.close();
  }
}

/**
 * The mutants that no interaction notices. Each is tried on one interaction after the other until one fails, all
 * mutants side by side.
 */
export async function findSurvivors(mutants: readonly Mutant[]): Promise<Set<Mutant>> {
  const survivors = new Set(mutants);
  let open = mutants.map((mutant) => ({ mutant, tries: candidatesFor(mutant) }));
  for (let round = 0; open.length > 0; round += 1) {
    const trying = open.flatMap(({ mutant, tries }) => {
      const answer = tries[round];
      return answer ? [{ mutant, tries, answer }] : [];
    });
    const kept = await passing(trying.map(({ answer }) => answer));
    open = trying.filter((_, index) => kept[index]);
    for (const [index, { mutant }] of trying.entries()) if (!kept[index]) survivors.delete(mutant);
  }
  return survivors;
}
