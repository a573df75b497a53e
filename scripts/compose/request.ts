import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';

export interface HttpResponse {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Uses https and accepts any certificate. */
  https?: boolean;
  host?: string;
}

/** Sends a request to a port of this machine. Throws if there is no response. */
export function request(
  port: number,
  path: string,
  question: RequestOptions = {},
): Promise<HttpResponse> {
  const { method = 'GET', headers = {}, body, https = false, host = 'localhost' } = question;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const json = text === undefined ? {} : { 'content-type': 'application/json' };
  const send = https ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const sent = send(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { host, ...json, ...headers },
        servername: host,
        rejectUnauthorized: false,
        agent: false,
        timeout: 20_000,
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', reject);
        response.once('end', () => {
          const got = Object.entries(response.headers).map(([name, value]) => [
            name,
            String(value),
          ]);
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(got),
            body: Buffer.concat(parts),
          });
        });
      },
    );
    sent.once('timeout', () => sent.destroy(new Error(`No response to ${path} within 20 s.`)));
    sent.once('error', reject);
    sent.end(text);
  });
}
