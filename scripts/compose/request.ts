import { once } from 'node:events';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Uses https and accepts any certificate. */
  https?: boolean;
  host?: string;
}

/** Sends a request to a port of this machine. Throws if there is no response within 20 seconds. */
export async function request(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, https = false, host = 'localhost' }: RequestOptions = {},
) {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const sent = (https ? overHttps : overHttp)({
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: { host, ...json, ...headers },
    servername: host,
    rejectUnauthorized: false,
    agent: false,
    signal: AbortSignal.timeout(20_000),
  });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = await once(sent, 'response');
  const given: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
  );
  return { status: Number(response.statusCode), headers: given, body: await buffer(response) };
}
