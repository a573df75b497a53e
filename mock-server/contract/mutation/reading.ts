import type { EndpointName } from '@matka/contracts/api/endpoints';
import type { HttpResponse } from '@matka/contracts/verifier/http-client';
import { clientReading } from '../client-reading.ts';

const isJson = ({ headers }: HttpResponse): boolean =>
  /^application\/(problem\+)?json\b/i.test(headers['content-type'] ?? '');

const readings = new WeakMap<HttpResponse, string>();

/** What the screens get of a response, as a text to compare; a body that is read has to be said to be JSON. */
export function readingOf(endpoint: EndpointName, response: HttpResponse): string {
  const known = readings.get(response) ?? freshReading(endpoint, response);
  readings.set(response, known);
  return known;
}

function freshReading(endpoint: EndpointName, response: HttpResponse): string {
  const { status, headers, text } = response;
  const read = (body: string) => JSON.stringify(clientReading(endpoint, { status, headers, body }));
  const reading = read(text);
  if (isJson(response)) return reading;
  // Of some responses the client reads the status alone.
  return reading === read('{}') && reading === read('') ? reading : `${reading} not JSON`;
}
