import { decompress } from '@matka/contracts/verifier/decompress';
import type { HttpRequest, HttpResponse } from '@matka/contracts/verifier/http-client';
import { createSecondHost } from './second-host/host.ts';
import type { Variant } from './second-host/variant.ts';

// A byte order mark is no part of the text, as for fetch.
const textOf = (bytes: Buffer): string => new TextDecoder().decode(bytes);

/** A second host in this process, as the kit reaches it. */
export function transportTo(variant: Variant) {
  const host = createSecondHost(variant);
  const { now, tickMs } = host.options;
  let requests = 0;
  return async (url: URL, { method, headers, body }: HttpRequest): Promise<HttpResponse> => {
    const text = body === undefined ? undefined : String(body);
    const path = url.pathname + url.search;
    requests += 1;
    const response = host.handle({ method, url: path, ...(headers && { headers }), body: text });
    const bytes = Buffer.from(response.body);
    const decoded = await decompress(bytes, response.headers['content-encoding']);
    // Over HTTP the server adds the date.
    const headersByClock = {
      date: new Date(now() + requests * tickMs).toUTCString(),
      ...response.headers,
    };
    return { status: response.status, headers: headersByClock, text: textOf(decoded) };
  };
}
