import { endpoints } from '../api/endpoints.ts';
import type { HostResult } from './run-on-host.ts';

/** An exchange as a report shows it, without secrets. */
export interface ShownExchange {
  request: string;
  status: number;
  response: string;
  reading: string;
}

/** Longer texts are cut. */
const longest = 4000;

const cut = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest)}\n… ${text.length - longest} more` : text;

const pretty = (value: unknown): string =>
  value === undefined ? '' : (JSON.stringify(value, null, 2) ?? '');

function prettyText(text: string): string {
  try {
    return pretty(JSON.parse(text));
  } catch {
    return text;
  }
}

/** Writes an exchange out for people; undefined where there was no response. */
export function showExchange(
  { exchange, value }: HostResult,
  redact: (text: string) => string,
): (() => ShownExchange) | undefined {
  if (!exchange) return undefined;
  const { endpoint, path, query, sent, response } = exchange;
  const line = `${endpoints[endpoint].method} ${path}${query.size > 0 ? `?${query}` : ''}`;
  return () => ({
    request: cut(redact(sent === undefined ? line : `${line}\n\n${pretty(sent)}`)),
    status: response.status,
    response: cut(redact(prettyText(response.text))),
    reading: cut(redact(pretty(value))),
  });
}
