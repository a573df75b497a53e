import { type HttpResponse, NoResponseError } from './http-client.ts';
import type { PatientSend } from './send-patiently.ts';

/** Maximum number of redirects to follow. */
const mostRedirects = 5;

const bodiless: readonly number[] = [204, 205, 304];

const headersOf = ({ headers }: RequestInit): Record<string, string> =>
  Object.fromEntries(headers instanceof Headers ? headers : new Headers(headers));

function redirectTarget(url: URL, method: string, { status, headers }: HttpResponse) {
  if (method !== 'GET' || ![301, 302, 303, 307, 308].includes(status)) return undefined;
  const target = URL.parse(headers.location ?? '', url.href);
  // A token must not reach another host.
  return target?.origin === url.origin ? target : undefined;
}

async function sendOn(
  url: URL,
  request: { method: string; headers: Record<string, string>; body?: string },
  send: PatientSend['send'],
): Promise<HttpResponse> {
  let target = url;
  for (let count = 0; ; count += 1) {
    const response = await send(target, request);
    const next = redirectTarget(target, request.method, response);
    if (!next || count === mostRedirects) return response;
    target = next;
  }
}

/** The kit's fetch, which follows GETs within the host only. Throws NoResponseError. */
export const hostFetch =
  (send: PatientSend['send']) =>
  async (address: string, init: RequestInit): Promise<Response> => {
    const url = new URL(address);
    const { body } = init;
    const request = {
      method: init.method ?? 'GET',
      headers: headersOf(init),
      ...(typeof body === 'string' && { body }),
    };
    const { status, headers, text } = await sendOn(url, request, send);
    if (status < 200 || status > 599)
      throw new NoResponseError(`${url.origin}: ${status} is not an HTTP status`);
    return new Response(bodiless.includes(status) ? null : text, { status, headers });
  };
