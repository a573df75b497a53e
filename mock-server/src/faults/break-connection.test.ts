import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { breakConnection } from './break-connection.ts';

/** What a client sees of a connection that is broken in this way: interim responses and the error. */
async function seenBy(how: 'reset' | 'drop', use = (_response: ServerResponse) => {}) {
  const server = createServer((_request, raw) => {
    use(raw);
    void breakConnection({ raw }, how);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const interim: number[] = [];
  const error = await new Promise<NodeJS.ErrnoException>((done) => {
    const sent = request({ port, host: '127.0.0.1' });
    sent.on('information', ({ statusCode }) => interim.push(statusCode));
    sent.on('response', () => done(new Error('There is a response.')));
    sent.on('error', done);
    sent.end();
  });
  server.close();
  return { interim, code: error.code };
}

describe('a broken connection', () => {
  it('sends 102 and then resets, so that the client does not repeat the request', async () => {
    expect(await seenBy('reset')).toEqual({ interim: [102], code: 'ECONNRESET' });
  });

  it('sends nothing when it is dropped', async () => {
    expect(await seenBy('drop')).toEqual({ interim: [], code: 'ECONNRESET' });
  });

  it('that is broken already is left alone', async () => {
    const destroy = (raw: ServerResponse) => raw.socket?.destroy();
    expect(await seenBy('reset', destroy)).toEqual({ interim: [], code: 'ECONNRESET' });
  });
});
