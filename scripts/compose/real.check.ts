import { expect, it } from 'vitest';
import { run } from './command.ts';
import { docker } from './engine.ts';
import { assertLeastPrivilege } from './least-privilege.ts';
import { type Project, projectOf, tag } from './project.ts';
import { request } from './request.ts';
import { compose, name } from './running.ts';

/* Checks of the profile `real`: the web server alone, in front of an external host. */

/** A host that echoes the request, tries to set a cookie and names its own address. */
const echo = `require('node:http').createServer((request, response) => {
  const { method, url, headers } = request;
  response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'a=b', 'x-powered-by': 'echo', location: (url.includes('page') ? '' : 'http://real-host:8000') + '/v1/markets' });
  response.end(JSON.stringify({ method, url, headers }));
}).listen(8000)`;

const target = { MATKA_API_TARGET: 'http://real-host:8000/v1/' };
const within = async (
  suffix: string,
  env: NodeJS.ProcessEnv,
  work: (project: Project) => Promise<void>,
): Promise<void> => {
  const project = projectOf(compose, `${name}-${suffix}`, env);
  try {
    await project.compose('--profile', 'real', 'up', '--detach', '--no-build');
    await work(project);
  } finally {
    await project.down();
  }
};
const responds = (port: number, https = false) =>
  expect
    .poll(async () => (await request(port, '/', { https, host: 'play.localhost' })).status)
    .toEqual(200);
it('requests and moves are proxied below the path of the host, without cookies in either direction', () =>
  within('proxied', target, async (project) => {
    const port = await project.port('web-real', 8080);
    await responds(port);
    const host = await docker(
      ...['run', '--rm', '--detach', '--network', `${project.name}_default`],
      ...['--network-alias', 'real-host', `matka/mock-server:${tag}`, 'node', '-e', echo],
    );
    try {
      await expect.poll(async () => (await request(port, '/api/markets/')).status).toEqual(200);
      const { headers, body } = await request(port, '/api/bets/history/?page=2', {
        headers: { authorization: 'Bearer x', cookie: 'access_token=x' },
      });
      const received = JSON.parse(body.toString());
      expect([received.method, received.url]).toEqual(['GET', '/v1/bets/history/?page=2']);
      expect(received.headers.host).toEqual('real-host:8000');
      expect([received.headers.authorization, received.headers.cookie]).toEqual([
        'Bearer x',
        undefined,
      ]);
      expect([headers['set-cookie'], headers['x-powered-by']]).toEqual([undefined, undefined]);
      expect(headers.location).toEqual('/api/markets');
      expect((await request(port, '/api/markets/')).headers.location).toEqual('/api/markets');
    } finally {
      await docker('rm', '--force', host);
    }
  }));

it('an API of another origin is called by the page alone', () =>
  within(
    'direct',
    {
      MATKA_API_BASE: 'https://api.example.org/v1',
      MATKA_CONTACTS: 'Call=+91 1;WhatsApp=</script><script>alert(1)</script>',
    },
    async (project) => {
      expect(await project.services()).toEqual(['web-real']);
      await assertLeastPrivilege(await project.container('web-real'));
      const port = await project.port('web-real', 8080);
      await responds(port);
      const { headers, body } = await request(port, '/');
      expect(headers['content-security-policy'] ?? '').toContain(
        "connect-src 'self' https://api.example.org;",
      );
      expect(body.toString()).toContain('"apiBase":"https://api.example.org/v1"');
      expect(body.toString()).toContain(String.raw`"number":"\u003c/script\u003e`);
      expect((await request(port, '/api/markets/')).status).toEqual(404);
    },
  ));

it('with a domain it serves https only', () =>
  within('secure', { ...target, MATKA_DOMAIN: 'play.localhost' }, async (project) => {
    const secure = await project.port('web-real', 8443);
    await responds(secure, true);
    const { headers } = await request(secure, '/', { https: true, host: 'play.localhost' });
    expect(headers['strict-transport-security']).toEqual('max-age=31536000');
    expect(headers['cross-origin-opener-policy']).toEqual('same-origin');
    expect(headers['x-content-type-options']).toEqual('nosniff');
    expect(headers['content-security-policy'] ?? '').toContain("frame-ancestors 'none'");
    expect(headers['alt-svc']).toEqual(undefined);
    const plain = await request(await project.port('web-real', 8080), '/home', {
      host: 'play.localhost',
    });
    expect([plain.status, plain.headers.location]).toEqual([308, 'https://play.localhost/home']);
  }));

it('an invalid configuration is rejected in one line with the reason', async () => {
  const invalid: [NodeJS.ProcessEnv, string][] = [
    [{}, 'MATKA_API_TARGET is not set'],
    [{ MATKA_API_TARGET: 'api.example.org' }, 'MATKA_API_TARGET is "api.example.org"'],
    [{ MATKA_API_BASE: '/elsewhere' }, 'MATKA_API_BASE is "/elsewhere"'],
    [{ MATKA_API_BASE: "https://a;script-src 'none'" }, 'MATKA_API_BASE is'],
    [
      { ...target, MATKA_THEME: 'blue' },
      'MATKA_THEME is "blue", but takes one of: kalyanMatkaBlue ',
    ],
    [{ ...target, MATKA_GRANT_TYPE: 'pin' }, 'takes one of: password mpin otp.'],
    [{ ...target, MATKA_CONTACTS: 'a=1;b=2;c=3' }, 'takes at most two lines'],
    [{ ...target, MATKA_CONTACTS: '+91 1' }, 'takes at most two lines'],
    [{ ...target, MATKA_IDEMPOTENCY_KEY: 'maybe' }, 'takes one of: 1 true yes on 0 false no off.'],
    [{ ...target, MATKA_DOMAIN: 'https://a.example' }, 'takes a name alone'],
    [{ ...target, MATKA_REPORT_URL: 'reports.example.org' }, 'takes a path or an http(s) address'],
    [{ ...target, MATKA_ACCESS_LOG: 'yes' }, 'takes one of: json off.'],
    [{ MATKA_API_BASE: 'http://a.example', MATKA_DOMAIN: 'a.example' }, 'may call https alone'],
  ];
  for (const [env, reason] of invalid) {
    const flags = Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
    const { code, output } = await run(['docker', 'run', '--rm', ...flags, `matka/web:${tag}`]);
    expect(code).toEqual(64);
    expect(output).toContain(reason);
    expect(output.trimEnd().split('\n').length).toEqual(1);
  }
});
