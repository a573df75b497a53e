import { type EndpointName, endpointOf } from '@matka/contracts/api/endpoints';
import type { HttpResponse, RequestOptions } from '@matka/contracts/verifier/http-client';
import type { Mutant } from './mutants.ts';

/** A host in this process, as the kit reaches it. */
export type Transport = NonNullable<RequestOptions['transport']>;

/** An exchange with a sound host. */
export interface Recorded {
  endpoint: EndpointName;
  /** Equal for exchanges with the same responses. */
  key: string;
  response: HttpResponse;
  /** The response to the same request without one of its parameters, by its name. */
  without: ReadonlyMap<string, HttpResponse>;
}

const isSuccess = ({ status }: HttpResponse) => status >= 200 && status < 300;

const withoutParameter = (url: URL, name: string): URL => {
  const other = new URL(url);
  other.searchParams.delete(name);
  return other;
};

/** Records the exchanges of a host, each once more without each of its parameters. */
export function recording(transport: Transport, recorded: Recorded[]): Transport {
  return async (url, request) => {
    const response = await transport(url, request);
    const endpoint = endpointOf(request.method, url.pathname);
    if (!endpoint) return response;
    const without = new Map<string, HttpResponse>();
    for (const name of new Set(url.searchParams.keys())) {
      const other = await transport(withoutParameter(url, name), request);
      if (isSuccess(other)) without.set(name, other);
    }
    const key = JSON.stringify([response, ...without]);
    recorded.push({ endpoint, key, response, without });
    return response;
  };
}

/** The response of a mutant instead of that of the sound host; undefined if it is the same. */
export function mutatedResponse(
  { change, ignores }: Mutant,
  { response, without }: Pick<Recorded, 'response' | 'without'>,
): HttpResponse | undefined {
  return ignores === undefined ? change?.(response) : without.get(ignores);
}

/** A host with the defect of a mutant. */
export function mutated(transport: Transport, mutant: Mutant): Transport {
  const { endpoint, ignores } = mutant;
  return async (url, request) => {
    if (endpointOf(request.method, url.pathname) !== endpoint) return transport(url, request);
    if (ignores !== undefined && url.searchParams.has(ignores)) {
      const other = await transport(withoutParameter(url, ignores), request);
      if (isSuccess(other)) return other;
    }
    const response = await transport(url, request);
    return mutant.change?.(response) ?? response;
  };
}
