import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';
import { knownValues } from './known-values.ts';

/** Runs the start of the web image with the files of the image in a new folder; its server prints a variable. */
function start(env: Record<string, string>, printed: string) {
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
  const { status, stdout, stderr } = spawnSync(
    'sh',
    [join(folder, 'start.sh'), 'printenv', printed],
    { env: { ...target, ...env }, encoding: 'utf8' },
  );
  return { status, value: stdout.trim().split('\n').at(-1), stderr };
}

it.each([
  ['True', 'true'],
  ['on', 'true'],
  [' YES ', 'true'],
  ['1', 'true'],
  ['False', 'false'],
  ['0', 'false'],
  ['no\r', 'false'],
])('the web image reads the variable of a boolean %j as %s', (given, value) => {
  for (const name of ['MATKA_IDEMPOTENCY_KEY', 'MATKA_WORLD_HOSTS'])
    expect(start({ [name]: given }, name)).toEqual({ status: 0, value, stderr: '' });
});

it('the web image refuses any other word for a boolean in one line that names the variable', () => {
  expect(start({ MATKA_WORLD_HOSTS: 'maybe' }, 'PATH')).toMatchObject({
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
  'the web image with %j lets a page over http show pictures of %s, one over https of %s',
  (env, http, https) => {
    expect(start(env, 'MATKA_HTTP_IMAGE_SOURCES').value).toBe(http);
    expect(start(env, 'MATKA_IMAGE_SOURCES').value).toBe(https);
  },
);
