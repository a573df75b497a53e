import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { repoPath } from '../../lib/paths.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { mutants } from '../mutants/mutants.ts';
import { mutateSource } from '../mutants/mutate.ts';
import { readCase } from '../work/case-file.ts';
import { readOptions } from '../work/options.ts';

const world = { start: '2026-11-20T12:10:00+05:30', devices: { A: 0 } };
const folder = dirname(fileURLToPath(import.meta.url));

describe('cases of the simulator', () => {
  it('are files of this version', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    for (const file of files) expect(readCase(`${folder}/${file}`).script.steps).not.toEqual([]);
  });
});

describe('seeded bugs', () => {
  it('are at least forty, each with a name of its own', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBeGreaterThanOrEqual(40);
  });

  it.each(mutants.map(({ name, file }) => [name, file]))(
    '%s changes one place',
    async (name, file) => {
      const source = readFileSync(repoPath(file), 'utf8');
      const mutant = mutants.find((each) => each.name === name);
      for (const { from } of mutant ? [mutant, ...(mutant.also ? [mutant.also] : [])] : []) {
        expect(source.split(from)).toHaveLength(2);
      }
      const changed = mutateSource(name, `file:///repository/${file}`, source) ?? source;
      expect(changed).not.toBe(source);
      await expect(transformWithOxc(changed, file)).resolves.toHaveProperty('code');
    },
  );
});

describe('the options of the simulator', () => {
  it.each([
    [['--seed', 'seven'], 'seed'],
    [['--runs', '-1'], 'runs'],
    [['--minutes', '0'], 'minutes'],
    [['--browser'], '--play'],
    [['--nonsense'], 'nonsense'],
  ])('reject %j in one line', (args, named) => {
    const message = (() => {
      try {
        readOptions(args);
        return '';
      } catch (error) {
        return String(error);
      }
    })();
    expect(message).toContain(named);
    expect(message.split('\n')).toHaveLength(1);
  });

  it.each([
    ['another version', { version: 9, script: { steps: [] } }, 'version 9'],
    ['no world', { version: 1, script: { seed: 1, steps: [] } }, 'no case'],
    [
      'an unknown step',
      { version: 1, script: { seed: 1, world, steps: [{ do: 'dance' }] } },
      'no case',
    ],
  ])('reject a case with %s in one line', (_name, content, named) => {
    const file = join(temporaryFolder(), 'case.json');
    writeFileSync(file, JSON.stringify(content));
    expect(() => readCase(file)).toThrow(new RegExp(`^.*${named}.*$`));
  });
});
