import { type Checks, contains, eventually, same } from './assert.ts';
import { run } from './command.ts';
import { assertLeastPrivilege } from './container-privileges.ts';
import { docker } from './engine.ts';
import { type Project, projectOf } from './project.ts';
import { request } from './request.ts';

/** A host that answers with what it was asked, and tries to leave a cookie behind. */
const echo = `require('node:http').createServer((request, response) => {
  const { method, url, headers } = request;
  response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'a=b', 'x-powered-by': 'echo' });
  response.end(JSON.stringify({ method, url, headers }));
}).listen(8000)`;

/** What the profile `real` has to give: the web alone, in front of a host that is not ours. */
export function realChecks(compose: readonly string[], name: string, tag: string): Checks {
  const images = { MATKA_TAG: tag };
  const target = { MATKA_API_TARGET: 'http://real-host:8000/v1/' };
  /** A project of its own for as long as `work` lasts, however it ends. */
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
  const answers = (port: number, https = false) =>
    eventually(
      async () => same((await request(port, '/', { https, host: 'play.localhost' })).status, 200),
      30,
    );
  return {
    'calls are passed on below the path of the host, without cookies either way': () =>
      within('proxied', target, async (project) => {
        const port = await project.port('web-real', 8080);
        await answers(port);
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
          const heard = JSON.parse(body.toString());
          same([heard.method, heard.url], ['GET', '/v1/bets/history/?page=2']);
          same(heard.headers.host, 'real-host:8000');
          same([heard.headers.authorization, heard.headers.cookie], ['Bearer x', undefined]);
          same([headers['set-cookie'], headers['x-powered-by']], [undefined, undefined]);
        } finally {
          await docker('rm', '--force', host);
        }
      }),
    'an API of another origin is called by the page, and by nothing else': () =>
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
          await answers(port);
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
    'with a name of its own it speaks https, and only https': () =>
      within('secure', { ...target, MATKA_DOMAIN: 'play.localhost' }, async (project) => {
        const secure = await project.port('web-real', 8443);
        await answers(secure, true);
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
    'a configuration that cannot work is refused in one line that says why': async () => {
      const refused: [NodeJS.ProcessEnv, string][] = [
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
        [{ ...target, MATKA_IDEMPOTENCY_KEY: 'yes' }, 'takes one of: true false.'],
        [{ ...target, MATKA_DOMAIN: 'https://a.example' }, 'takes a name alone'],
        [{ MATKA_API_BASE: 'http://a.example', MATKA_DOMAIN: 'a.example' }, 'may call https alone'],
      ];
      for (const [env, reason] of refused) {
        const flags = Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
        const { code, output } = await run(['docker', 'run', '--rm', ...flags, `matka/web:${tag}`]);
        same(code, 64);
        contains(output, reason);
        same(output.trimEnd().split('\n').length, 1);
      }
    },
  };
}
