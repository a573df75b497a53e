import { readFileSync } from 'node:fs';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { serve } from '@matka/contracts/sources/http/test-support';
import type { HostOptions } from '@matka/contracts/sources/plan/options';
import { exitCodeOf, verifyHost } from '@matka/contracts/sources/plan/verify-host';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Mock } from '../create-mock.ts';
import { endpointAsked } from './hosts/host.ts';
import { createTestMock, now, optionsFor, serveMock } from './test-host.ts';

let mock: Mock;

beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

/** Signed by an unknown authority and expired in 2024. */
const certificate = (file: string) =>
  readFileSync(join(import.meta.dirname, 'expired-certificate', file));

async function serveSecurely(): Promise<string> {
  const server = createSecureServer(
    { key: certificate('key.pem'), cert: certificate('certificate.pem') },
    (_, response) => response.writeHead(418).end(),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((closed) => server.close(() => closed())));
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

const start = (baseUrl: string, members: Partial<HostOptions> = {}) =>
  verifyHost(optionsFor(baseUrl, members), { now });

it('a run does not start if the host has an unknown name', async () => {
  await expect(start('http://nowhere.invalid')).rejects.toThrow(/unknown host name|resolved/);
});

it('a run does not start if the host closes the connection', async () => {
  const url = await serve((request) => request.socket.destroy());
  await expect(start(url)).rejects.toThrow(/the host closed the connection$/);
});

it('a run does not start if the host responds with HTML', async () => {
  const url = await serve((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>'),
  );
  await expect(start(url)).rejects.toThrow(
    /responds to the login with HTML \(200\): is this the base address of the API\?$/,
  );
});

it('a run does not start if the host has an untrusted certificate', async () => {
  const url = await serveSecurely();
  await expect(start(url)).rejects.toThrow(/the certificate .* \(--insecure accepts it\)/);
  const insecure = { requestOptions: { timeoutMs: 10_000, insecure: true } };
  await expect(start(url, insecure)).rejects.toThrow(/rejects the login with 418/);
});

it('a run does not start if the host has an expired certificate', async () => {
  const url = await serveSecurely();
  setDefaultCACertificates([certificate('authority.pem').toString()]);
  try {
    await expect(start(url)).rejects.toThrow(
      /^https:\/\/localhost:\d+: the certificate has expired \(--insecure accepts it\)$/,
    );
  } finally {
    setDefaultCACertificates(getCACertificates('bundled'));
  }
});

it('a run without a credential for the host does not start', async () => {
  const account = { appId: 'surya-play', mobile: '9876543210' };
  await expect(start('http://127.0.0.1:1', { account })).rejects.toThrow(
    'No password, MPIN or OTP given to sign in with.',
  );
});

it.each([
  ['{"user": {}}', /^\$\.tokens\.access is missing, expected a text: the player /],
  ['{"tokens": {"access": "a", "refresh": null}}', /^\$\.tokens\.refresh is null, expected a text/],
  ['{"tokens": {}} {}', /responds to the login with 200 and invalid JSON/],
])('a run reports an unreadable login as a failure: %s', async (body, reason) => {
  const url = await serve((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(body),
  );
  const report = await start(url);
  expect(report.counts).toEqual({ passed: 0, failed: 1, skipped: 0, planned: 0 });
  expect(report.lines[0]?.call).toBe('POST /users/login/');
  expect(report.lines[0]?.reasons[0]).toMatch(reason);
  expect(exitCodeOf(report, optionsFor(url))).toBe(1);
});

it('a run fails at the one endpoint at which a host hangs, and passes the others', async () => {
  const host = await serveMock(
    mock,
    (same) => (asked) => (endpointAsked(asked) === 'payouts' ? new Promise(() => {}) : same(asked)),
  );
  onTestFinished(host.close);
  const { lines } = await start(host.url, {
    only: ['the game rates', 'the home page'],
    requestOptions: { timeoutMs: 3000 },
  });
  expect(lines.map(({ description, outcome }) => [description, outcome])).toEqual([
    ['the game rates', 'failed'],
    ['the game rates with an internal error', 'skipped'],
    ['the home page', 'passed'],
  ]);
  expect(lines[0]?.reasons).toEqual([`${host.url}: no response within 3 s`]);
});
