import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LocalServer, listen } from '@matka/contracts/sources/http/http-server';
import { type ConfigInput, setConfig } from '../config.ts';

export type ReceivedRequest = {
  method: string;
  path: string;
  query: string;
  headers: IncomingMessage['headers'];
  body: unknown;
};

/** The response of a test's API; `drop` closes the connection, `hang` never responds. */
export type ApiResponse = {
  status?: number;
  body?: unknown;
  text?: string;
  type?: string;
  headers?: Record<string, string>;
};
export type Handler = (
  call: ReceivedRequest,
) => ApiResponse | 'drop' | 'hang' | Promise<ApiResponse | 'drop'>;

export interface ApiServer extends LocalServer {
  calls: ReceivedRequest[];
}

async function receivedRequestOf(request: IncomingMessage): Promise<ReceivedRequest> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  const [path = '', query = ''] = (request.url ?? '').split('?');
  return {
    method: request.method ?? '',
    path,
    query,
    headers: request.headers,
    body: text ? JSON.parse(text) : undefined,
  };
}

function reply(response: ServerResponse, mockResponse: Awaited<ReturnType<Handler>>): void {
  if (mockResponse === 'hang') return;
  if (mockResponse === 'drop') {
    response.destroy();
    return;
  }
  const {
    status = 200,
    body,
    text = JSON.stringify(body),
    type = 'application/json',
    headers,
  } = mockResponse;
  response.writeHead(status, { 'content-type': type, ...headers }).end(text);
}

/** Starts an API on a free local port and points the configuration at it. */
export async function startApi(handler: Handler, config: ConfigInput = {}): Promise<ApiServer> {
  const calls: ReceivedRequest[] = [];
  const { url, close } = await listen(async (request, response) => {
    // The clock of a test is the clock of its page.
    response.sendDate = false;
    const call = await receivedRequestOf(request);
    calls.push(call);
    reply(response, await handler(call));
  });
  setConfig({ ...config, apiBase: url });
  return { url, calls, close };
}
