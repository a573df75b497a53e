import { type Checks, contains, eventually, same } from './assert.ts';
import { run } from './command.ts';
import { assertLeastPrivilege, docker } from './engine.ts';
import { type Project, projectOf } from './project.ts';
import { request } from './request.ts';

/** A host that echoes the request, tries to set a cookie and names its own address. */
const echo = `require('node:http').createServer((request, response) => {
  const { method, url, headers } = request;
  response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'a=b', 'x-powered-by': 'echo', location: (url.includes('page') ? '' : 'http://real-host:8000') + '/v1/markets' });
  response.end(JSON.stringify({ method, url, headers }));
}).listen(8000)`;

/** Checks of the profile `real`: the web server alone, in front of an external host. */
export function realChecks(compose: readonly string[], name: string, tag: string): Checks {
  const images = { MATKA_TAG: tag };
  const target = { MATKA_API_TARGET: 'http://real-host:8000/v1/' };
  const within = async (
    suffix: string,
    env: NodeJS.ProcessEnv,
    work: (project: Project) => Promise<void>,
  ): Promise<void> => {
    const project = projectOf(compose, `${name}-${suffix}`, { ...images, ...env });
    try {
      await project.compose('--profile', 'real', 'up', '--detach', '--no-build');
      await work(project);
    } finally {
      await project.down();
    }
  };
  const responds = (port: number, https = false) =>
    eventually(
      async () => same((await request(port, '/', { https, host: 'play.localhost' })).status, 200),
      30,
    );
  return {
    'requests and moves are proxied below the path of the host, without cookies in either direction':
      () =>
        within('proxied', target, async (project) => {
          const port = await project.port('web-real', 8080);
          await responds(port);
          const host = await docker(
            ...['run', '--rm', '--detach', '--network', `${project.name}_default`],
            ...['--network-alias', 'real-host', `matka/mock-server:${tag}`, 'node', '-e', echo],
          );
          try {
            await eventually(
              async () => same((await request(port, '/api/markets/')).status, 200),
              20,
            );
            const { headers, body } = await request(port, '/api/bets/history/?page=2', {
              headers: { authorization: 'Bearer x', cookie: 'access_token=x' },
            });
            const received = JSON.parse(body.toString());
            same([received.method, received.url], ['GET', '/v1/bets/history/?page=2']);
            same(received.headers.host, 'real-host:8000');
            same(
              [received.headers.authorization, received.headers.cookie],
              ['Bearer x', undefined],
            );
            same([headers['set-cookie'], headers['x-powered-by']], [undefined, undefined]);
            same(headers.location, '/api/markets');
            same((await request(port, '/api/markets/')).headers.location, '/api/markets');
          } finally {
            await docker('rm', '--force', host);
          }
        }),
    'an API of another origin is called by the page alone': () =>
      within(
        'direct',
        {
          MATKA_API_BASE: 'https://api.example.org/v1',
          MATKA_CONTACTS: 'Call=+91 1;WhatsApp=</script><script>alert(1)</script>',
        },
        async (project) => {
          same(await project.services(), ['web-real']);
          await assertLeastPrivilege(await project.container('web-real'));
          const port = await project.port('web-real', 8080);
          await responds(port);
          const { headers, body } = await request(port, '/');
          contains(
            headers['content-security-policy'] ?? '',
            "connect-src 'self' https://api.example.org;",
          );
          contains(body.toString(), '"apiBase":"https://api.example.org/v1"');
          contains(body.toString(), String.raw`"number":"\u003c/script\u003e`);
          same((await request(port, '/api/markets/')).status, 404);
        },
      ),
    'with a domain it serves https only': () =>
      within('secure', { ...target, MATKA_DOMAIN: 'play.localhost' }, async (project) => {
        const secure = await project.port('web-real', 8443);
        await responds(secure, true);
        const { headers } = await request(secure, '/', { https: true, host: 'play.localhost' });
        same(headers['strict-transport-security'], 'max-age=31536000');
        same(headers['cross-origin-opener-policy'], 'same-origin');
        same(headers['x-content-type-options'], 'nosniff');
        contains(headers['content-security-policy'] ?? '', "frame-ancestors 'none'");
        same(headers['alt-svc'], undefined);
        const plain = await request(await project.port('web-real', 8080), '/home', {
          host: 'play.localhost',
        });
        same([plain.status, plain.headers.location], [308, 'https://play.localhost/home']);
      }),
    'an invalid configuration is rejected in one line with the reason': async () => {
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
        [
          { ...target, MATKA_IDEMPOTENCY_KEY: 'maybe' },
          'takes one of: 1 true yes on 0 false no off.',
        ],
        [{ ...target, MATKA_DOMAIN: 'https://a.example' }, 'takes a name alone'],
        [
          { ...target, MATKA_REPORT_URL: 'reports.example.org' },
          'takes a path or an http(s) address',
        ],
        [{ ...target, MATKA_ACCESS_LOG: 'yes' }, 'takes one of: json off.'],
        [{ MATKA_API_BASE: 'http://a.example', MATKA_DOMAIN: 'a.example' }, 'may call https alone'],
      ];
      for (const [env, reason] of invalid) {
        const flags = Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
        const { code, output } = await run(['docker', 'run', '--rm', ...flags, `matka/web:${tag}`]);
        same(code, 64);
        contains(output, reason);
        same(output.trimEnd().split('\n').length, 1);
      }
    },
  };
}
