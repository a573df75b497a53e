import type { PactInteraction } from '../pact/pact.ts';
import type { HttpResponse } from './http-client.ts';
import { listen } from './http-server.ts';
import { verify } from './verify.ts';

/** An interaction with a response to it. */
interface GivenResponse {
  interaction: PactInteraction;
  response: HttpResponse;
}

/** Verifies each response against its interaction with Pact's own verifier. Returns whether it passes, in order. */
export async function verifyResponses(given: readonly GivenResponse[]): Promise<boolean[]> {
  const server = await listen((request, outgoing) => {
    const response = given[Number(request.url?.slice(1))]?.response;
    const type = response?.headers['content-type'];
    outgoing
      .writeHead(response?.status ?? 404, type === undefined ? {} : { 'content-type': type })
      .end(response?.text);
  });
  try {
    const interactions = given.map(({ interaction: { type, response } }, index) => ({
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
