import { type Exchange, endpointOfRequest, isSuccess, requestText } from '../check/exchange.ts';
import { read } from '../check/reader.ts';
import { hideUnknown } from '../session/hide-unknown.ts';

/** An exchange as a report shows it, without secrets. */
export interface ShownExchange {
  request: string;
  status: number;
  response: string;
  reading: string;
}

const longest = 4000;

const cut = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest)}\n… ${text.length - longest} more` : text;

const pretty = (value: unknown): string =>
  value === undefined ? '' : (JSON.stringify(value, null, 2) ?? '');

/** Writes an exchange out for people. */
export function showExchange(
  exchange: Exchange,
  redact: (text: string) => string,
): () => ShownExchange {
  const { request, response } = hideUnknown(exchange);
  const line = requestText(request);
  const call = endpointOfRequest(request);
  const value =
    call && call !== 'register' && isSuccess(response) ? read(call, response.body) : undefined;
  return () => ({
    request: cut(redact(request.body === undefined ? line : `${line}\n\n${pretty(request.body)}`)),
    status: response.status,
    response: cut(redact(pretty(response.body))),
    reading: cut(redact(pretty(value))),
  });
}
