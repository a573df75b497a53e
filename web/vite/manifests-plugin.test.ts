import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { type ThemeName, themes } from '../src/lib/theme.ts';
import config from '../vite.config.ts';
import { webManifest } from './manifests-plugin.ts';

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

it.each(Object.keys(themes) as ThemeName[])(
  'the manifest of %s has its name, and icons of each size and purpose',
  (theme) => {
    const { icons, shortcuts, ...manifest } = webManifest(theme);
    const name = themes[theme].appName;
    expect(manifest).toMatchObject({ name, short_name: name, display: 'standalone' });
    expect(manifest).toMatchObject({ start_url: '/', scope: '/' });
    expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ]);
    for (const { src, sizes } of icons) {
      const png = readFileSync(join(import.meta.dirname, '../public', src));
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
    for (const { url } of shortcuts) expect(url).toMatch(/^\/[\w-]+$/);
  },
);
