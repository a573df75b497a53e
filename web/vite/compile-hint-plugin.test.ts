// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { chunkGroups } from './chunks.ts';
import { compileHint } from './compile-hint.ts';
import { firstScreens } from './first-screens.ts';

const hint = '//# allFunctionsCalledOnLoad';
const named = (source: string): string => source.replace(/^.*\/|\.\w+$/g, '');

describe('the compile hint', () => {
  it('is in no file of the first load of login and home', () => {
    const atOnce = chunkGroups.filter(({ tags }) => tags?.includes('$initial'));
    const first = firstScreens.filter(({ paths, calls }) => calls ?? paths.includes('*'));
    const screens = first.flatMap(({ sources }) => sources.map(named));
    expect(screens).toContain('home-screen');
    for (const name of ['index', ...atOnce.map((group) => String(group.name)), ...screens])
      if (name !== 'other-screens') expect([name, compileHint({ name })]).toEqual([name, '']);
  });

  it.each(['bids', 'bid-route', 'single-digit', 'wallet-screen', 'records'])(
    'is in a file that is loaded in advance: %s',
    (name) => expect(compileHint({ name })).toBe(hint),
  );
});
