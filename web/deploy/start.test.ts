import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';
import { knownValues } from './known-values.ts';

/** Runs the start of the web image with the files of the image in a new folder; its server prints its variables. */
function start(env: Record<string, string>) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'srv'));
  writeFileSync(join(folder, 'srv/index.html'), '');
  writeFileSync(join(folder, 'headers.caddy'), '');
  writeFileSync(join(folder, 'known-values.sh'), knownValues());
  const script = readFileSync(join(import.meta.dirname, 'start.sh'), 'utf8')
    .replace('/etc/caddy', folder)
    .replaceAll('/srv', join(folder, 'srv'))
    .replace('/kept', join(folder, 'kept'));
  writeFileSync(join(folder, 'start.sh'), script);
  const target = { PATH: process.env.PATH ?? '', MATKA_API_BASE: 'https://api.example.org' };
  const { status, stdout, stderr } = spawnSync('sh', [join(folder, 'start.sh'), 'env'], {
    env: { ...target, ...env },
    encoding: 'utf8',
  });
  const variables = Object.fromEntries(
    Array.from(stdout.matchAll(/^(\w+)=(.*)$/gm), ([, name = '', value]) => [name, value]),
  );
  return { status, variables, stderr };
}

it.each([
  ['True', 'true'],
  ['on', 'true'],
  [' YES ', 'true'],
  ['1', 'true'],
  ['False', 'false'],
  ['0', 'false'],
  ['no\r', 'false'],
])('the web image reads a boolean variable with the value %j as %s', (given, value) => {
  const variables = { MATKA_IDEMPOTENCY_KEY: value, MATKA_WORLD_HOSTS: value };
  const names = Object.keys(variables);
  const started = start(Object.fromEntries(names.map((name) => [name, given])));
  expect(started).toMatchObject({ status: 0, variables, stderr: '' });
});

it('the web image refuses to start with an unknown boolean, with one line that names the variable', () => {
  expect(start({ MATKA_WORLD_HOSTS: 'maybe' })).toMatchObject({
    status: 64,
    stderr:
      'The web server cannot start: MATKA_WORLD_HOSTS is "maybe", but takes one of: 1 true yes on 0 false no off.\n',
  });
});

it.each([
  [{}, 'http: https:', 'https:'],
  [{ MATKA_IMAGE_SOURCES: '' }, 'http: https:', 'https:'],
  [{ MATKA_IMAGE_SOURCES: 'https://cdn.example' }, 'https://cdn.example', 'https://cdn.example'],
])(
  'the web image with %j allows pictures from %s on an http page and from %s on an https page',
  (env, http, https) => {
    const images = { MATKA_HTTP_IMAGE_SOURCES: http, MATKA_IMAGE_SOURCES: https };
    expect(start(env).variables).toMatchObject(images);
  },
);
