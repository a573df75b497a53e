import { type Checks, contains, eventually, same } from './assert.ts';
import { releaseWith } from './blue-green-checks.ts';
import { outputOf, run } from './command.ts';
import { docker } from './engine.ts';
import { projectOf } from './project.ts';
import { request } from './request.ts';

/** Checks that neither a release nor a roll-back breaks anything. */
export function releaseChecks(compose: readonly string[], name: string, tag: string): Checks {
  const earlier = `${tag}-earlier`;
  const mock = `matka/mock-server:${tag}`;
  const volume = `${name}-database`;
  const onVolume = ['--rm', '--volume', `${volume}:/data`];
  const script = (sql: string) =>
    `const D = require('better-sqlite3'); const d = new D('/data/mock.sqlite'); d.pragma('${sql}'); d.close();`;
  return {
    'a page of an earlier release gets its files after a roll-out and after a roll-back':
      async () => {
        await releaseWith(tag, earlier, 'screen-of-earlier.js');
        const env = { MATKA_API_TARGET: 'http://real-host:8000' };
        const at = (release: string) =>
          projectOf(compose, `${name}-release`, { ...env, MATKA_TAG: release });
        try {
          for (const release of [earlier, tag, earlier]) {
            await at(release).compose('--profile', 'real', 'up', '--detach', '--no-build');
            const port = await at(release).port('web-real', 8080);
            await eventually(async () => same((await request(port, '/')).status, 200), 30);
            const { status, headers } = await request(port, '/assets/screen-of-earlier.js');
            same([status, headers['cache-control']], [200, 'public, max-age=31536000, immutable']);
          }
        } finally {
          await at(tag).down();
          await docker('image', 'rm', '--force', `matka/web:${earlier}`);
        }
      },
    'a database of a newer mock is rejected in one line and left unchanged': async () => {
      try {
        const seed = ['node', 'mock-server/src/main.ts', 'seed'];
        await outputOf(['docker', 'run', ...onVolume, mock, ...seed]);
        await outputOf([
          'docker',
          'run',
          ...onVolume,
          mock,
          'node',
          '-e',
          script('user_version = 999'),
        ]);
        const { code, output } = await run(['docker', 'run', ...onVolume, mock]);
        same(code, 1);
        contains(
          output,
          'The database /data/mock.sqlite cannot be used: it has version 999 and this mock knows',
        );
        same(output.trimEnd().split('\n').length, 1);
      } finally {
        await docker('volume', 'rm', '--force', volume);
      }
    },
  };
}
