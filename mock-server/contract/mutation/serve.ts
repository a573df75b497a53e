import { type LocalServer, listen, readBody } from '@matka/contracts/verifier/http-server';
import type { Transport } from './transport.ts';

/** Headers that the connection sets itself. */
const ofConnection = new Set([
  'content-length',
  'transfer-encoding',
  'connection',
  'content-encoding',
]);

/** Serves a host of this process over HTTP. */
export const serve = (transport: Transport): Promise<LocalServer> =>
  listen(async (request, outgoing) => {
    const { method = 'GET', url = '/', headers } = request;
    const body = await readBody(request);
    const received = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    const {
      status,
      headers: sent,
      text,
    } = await transport(new URL(url, 'http://host.test'), {
      method,
      headers: Object.fromEntries(received.filter(([name]) => name !== 'content-length')),
      ...(body.length > 0 && { body: body.toString() }),
    });
    const kept = Object.entries(sent).filter(([name]) => !ofConnection.has(name));
    outgoing.writeHead(status, Object.fromEntries(kept)).end(text);
  });
