import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { BetTypeCode } from '@matka/contracts/api/bet-types';
import { betTypes } from '@matka/fixtures/bet-types';
import { describe, expect, it } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { bid, bodyOf, contractTakes } from '../../test/bid-screens.ts';
import { tileTarget } from '../betting-options/tile-target.ts';
import type { Definition } from './engine/definition.ts';
import type { ScreenId } from './engine/screen-id.ts';
import { loadDefinition, screens } from './registry.ts';

const ids = Object.keys(screens) as ScreenId[];
const definitions = await Promise.all(ids.map((id) => loadDefinition(id)));
const filesIn = (pattern: string) =>
  globSync(`${import.meta.dirname}/screens/${pattern}`)
    .map((file) => basename(file))
    .sort();

/** A number that the screen can hold, by the heading of its column. */
const sample = { Digit: '7', Jodi: '05', Pana: '128', Sangam: '5-128' } as const;
const labels: Partial<Record<ScreenId, string>> = {
  'half-sangam-b': '128-5',
  'full-sangam': '128-236',
};

describe('the registry', () => {
  it('holds 24 screens, each of them a file with a test and a route', () => {
    expect(ids).toHaveLength(24);
    const tests = filesIn('*.test.ts');
    const files = filesIn('*.ts').filter((file) => !tests.includes(file));
    expect(files).toEqual(ids.map((id) => `${id}.ts`).sort());
    expect(tests).toEqual(ids.map((id) => `${id}.test.ts`).sort());
    const routes: readonly string[] = Object.values(paths);
    for (const id of ids) expect(routes).toContain(`/${id}`);
    expect(definitions.map(({ id }) => id)).toEqual(ids);
  });

  it('opens each of the 23 codes on exactly one screen', () => {
    const codes = BetTypeCode.anyOf.map((code) => code.const);
    expect(definitions.flatMap((definition) => definition.codes).sort()).toEqual(codes.sort());
  });

  it('fetches a definition once', () => {
    expect(loadDefinition('sp-motor')).toBe(loadDefinition('sp-motor'));
  });
});

describe.each(definitions)('$id', (definition: Definition) => {
  it('is where the tile of its code leads', () => {
    for (const code of definition.codes) {
      const betType = betTypes.find(({ config }) => config.code === code);
      if (betType) expect(tileTarget(betType)).toBe(`/${definition.id}`);
    }
  });

  it('[SUBMIT-25] [SUBMIT-26] [SUBMIT-34] sends what the contract takes under the id of its code', () => {
    const label = labels[definition.id] ?? sample[definition.column];
    const series = [bid(label, 10), { ...bid(label, 20, 'close') }];
    const { bet_type_id, payload, amount } = bodyOf(definition, series);
    expect(contractTakes(bet_type_id, payload)).toBe(true);
    expect('bets' in payload && payload.bets).toHaveLength(2);
    expect(amount).toBe(30);
  });
});

it('[FRAME-13] [SUBMIT-34] heads the number column as fits the screen', () => {
  const columns = Object.fromEntries(definitions.map(({ id, column }) => [id, column]));
  const heading = {
    Digit: /^(single|multi)-digit|^odd-even/,
    Jodi: /jodi|bracket/,
    Sangam: /sangam/,
  };
  for (const [id, column] of Object.entries(columns)) {
    const expected = Object.entries(heading).find(([, pattern]) => pattern.test(id))?.[0] ?? 'Pana';
    expect([id, column]).toEqual([id, expected]);
  }
});
