import { join } from 'node:path';
import { type Plugin, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import config from '../vite.config.ts';

const published = /^(vite:|builtin:|vite-plugin-pwa|alias$|rolldown|native:|commonjs)/;

it('the build uses three plugins of this repository, which change no module', async () => {
  expect(config.plugins).toHaveLength(5);
  const configFile = join(import.meta.dirname, '../vite.config.ts');
  const { plugins } = await resolveConfig({ configFile, root: join(configFile, '..') }, 'build');
  const own = plugins.filter(({ name }) => !published.test(name));
  expect(own.map(({ name }) => name).sort()).toEqual([
    'matka-integrity',
    'matka-manifests',
    'matka-page',
  ]);
  const changing = ['resolveId', 'load', 'transform', 'renderChunk'] satisfies (keyof Plugin)[];
  expect(own.flatMap((plugin) => changing.filter((hook) => plugin[hook]))).toEqual([]);
});
