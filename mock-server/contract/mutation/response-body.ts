import { parseBody } from '@matka/contracts/host-kit/findings/judge-response';
import type { HttpResponse } from '@matka/contracts/verifier/http-client';

const bodies = new WeakMap<HttpResponse, { value: unknown }>();

/** The parsed body of a response, parsed once; undefined if it is not JSON. Not to be changed. */
export function bodyOf(response: HttpResponse): unknown {
  const known = bodies.get(response) ?? { value: parseBody(response.text)?.value };
  bodies.set(response, known);
  return known.value;
}
