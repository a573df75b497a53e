import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type ConfigInput, setConfig } from '../config.ts';

export type Arrived = {
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
  call: Arrived,
) => ApiResponse | 'drop' | 'hang' | Promise<ApiResponse | 'drop'>;

export type ApiServer = {
  url: string;
  calls: Arrived[];
  close(): Promise<void>;
};

async function arrivedOf(request: IncomingMessage): Promise<Arrived> {
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
  const calls: Arrived[] = [];
  const server = createServer(async (request, response) => {
    // The clock of a test is the clock of its page.
    response.sendDate = false;
    const call = await arrivedOf(request);
    calls.push(call);
    reply(response, await handler(call));
  });
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const url = `http://127.0.0.1:${port}`;
  setConfig({ ...config, apiBase: url });
  return {
    url,
    calls,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
