import { text } from 'node:stream/consumers';
import type { RequestOptions } from '@matka/contracts/sources/http/http-client';
import { type LocalServer, listen } from '@matka/contracts/sources/http/http-server';
import { bytesOf, type Host, parsedJson, passedOn } from './hosts/host.ts';

/** A host in this process, as the kit reaches it in place of the network. */
export const transportTo =
  (host: Host): NonNullable<RequestOptions['transport']> =>
  async (url, { method, headers = {}, body }) => {
    const names = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
    const answer = await host({
      method,
      url,
      headers: Object.fromEntries(names),
      body: body === undefined ? undefined : parsedJson(Buffer.from(body).toString()),
    });
    const received = new TextDecoder().decode(bytesOf(answer));
    return { status: answer.status, headers: { ...answer.headers }, text: received };
  };

/** Serves a host over HTTP. */
export const serveHost = (host: Host): Promise<LocalServer> =>
  listen(async (request, outgoing) => {
    const sent = await text(request);
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    const answer = await host({
      method: request.method ?? 'GET',
      url: new URL(request.url ?? '/', 'http://host.test'),
      headers: passedOn(Object.fromEntries(headers)),
      body: sent === '' ? undefined : parsedJson(sent),
    });
    outgoing.writeHead(answer.status, passedOn(answer.headers)).end(bytesOf(answer));
  });
