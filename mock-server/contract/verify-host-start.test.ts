import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { HostOptions } from '@matka/contracts/host-kit/options';
import { verifyHost } from '@matka/contracts/host-kit/run';
import { listen } from '@matka/contracts/verifier/http-server';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startHostVariant } from './host-variant.ts';
import { createTestHost, optionsFor, today } from './test-host.ts';

let house: FastifyInstance;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  house = await createTestHost();
});
afterAll(() => house.close());
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function serve(listener: RequestListener): Promise<string> {
  const host = await listen(listener);
  ends.push(host.close);
  return host.url;
}

/** A port on which nobody listens any more. */
async function deadPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

/** Signed by an authority that nobody knows, for a day in 2024. */
const certificate = (file: string) =>
  readFileSync(join(import.meta.dirname, 'expired-certificate', file));

async function serveSecurely(): Promise<string> {
  const server = createSecureServer(
    { key: certificate('key.pem'), cert: certificate('certificate.pem') },
    (_, response) => response.writeHead(418).end(),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise((closed) => server.close(() => closed())));
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

const begin = (baseUrl: string, members: Partial<HostOptions> = {}) =>
  verifyHost(optionsFor(baseUrl, members), { today });

describe('a run cannot begin, and says why, when the host', () => {
  it('is down', async () => {
    await expect(begin(await deadPort())).rejects.toThrow(
      /^http:\/\/127.0.0.1:\d+: it refuses connections: is it running\?$/,
    );
  });

  it('has a name that does not exist', async () => {
    await expect(begin('http://nowhere.invalid')).rejects.toThrow(/there is no host|looked up/);
  });

  it('is slow', async () => {
    const url = await serve(() => {});
    await expect(begin(url, { requestOptions: { timeoutMs: 100 } })).rejects.toThrow(
      /no answer within 100 ms$/,
    );
  });

  it('breaks the connection', async () => {
    const url = await serve((request) => request.socket.destroy());
    await expect(begin(url)).rejects.toThrow(/it broke the connection$/);
  });

  it('answers HTML', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>');
    });
    await expect(begin(url)).rejects.toThrow(
      /answers the login with HTML \(200\): is this the base address of the API\?$/,
    );
  });

  it('redirects', async () => {
    const url = await serve((_, response) => {
      response.writeHead(301, { location: 'https://elsewhere.example/' }).end();
    });
    await expect(begin(url)).rejects.toThrow(/answers the login with a redirect \(301\)/);
  });

  it('answers no JSON', async () => {
    const url = await serve((_, response) => {
      response.end('ok');
    });
    await expect(begin(url)).rejects.toThrow(/answers the login with 200 and no JSON/);
  });

  it('answers no tokens', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"user": {}}');
    });
    await expect(begin(url)).rejects.toThrow(/without tokens.access and tokens.refresh/);
  });

  it('refuses the login', async () => {
    const host = await startHostVariant(house);
    ends.push(host.close);
    const account = { appId: 'surya-play', mobile: '9876543210', password: 'Wrong-2026' };
    await expect(begin(host.url, { account })).rejects.toThrow(
      /\/users\/login\/ refuses the login with 401: .*Unable to log in/,
    );
  });

  it('has a certificate that nobody vouches for', async () => {
    const url = await serveSecurely();
    await expect(begin(url)).rejects.toThrow(
      /its certificate .* \(--insecure goes on all the same\)/,
    );
    const insecure = { requestOptions: { timeoutMs: 10_000, insecure: true } };
    await expect(begin(url, insecure)).rejects.toThrow(/refuses the login with 418/);
  });

  it('has a certificate that has expired', async () => {
    const url = await serveSecurely();
    setDefaultCACertificates([certificate('authority.pem').toString()]);
    try {
      await expect(begin(url)).rejects.toThrow(
        /^https:\/\/localhost:\d+: its certificate has expired \(--insecure goes on all the same\)$/,
      );
    } finally {
      setDefaultCACertificates(getCACertificates('bundled'));
    }
  });

  it('is given no credential', async () => {
    const account = { appId: 'surya-play', mobile: '9876543210' };
    await expect(begin('http://127.0.0.1:1', { account })).rejects.toThrow(
      'No password, MPIN or OTP is given to sign in with.',
    );
  });
});

describe('a host that hangs in the middle', () => {
  it('fails where it does, and nowhere else', async () => {
    const host = await startHostVariant(house, {
      rewriteResponse: (call, outgoing) => (call === 'payouts' ? new Promise(() => {}) : outgoing),
    });
    ends.push(host.close);
    const { lines } = await begin(host.url, {
      only: ['the game rates', 'the home page'],
      requestOptions: { timeoutMs: 1500 },
    });
    expect(lines.map(({ description, outcome }) => [description, outcome])).toEqual([
      ['the game rates', 'failed'],
      ['the game rates at a host that breaks down', 'skipped'],
      ['the home page', 'passed'],
    ]);
    expect(lines[0]?.reasons).toEqual([`${host.url}: no answer within 1500 ms`]);
  });
});
