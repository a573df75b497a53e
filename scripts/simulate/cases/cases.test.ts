import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { repoPath } from '../../lib/paths.ts';
import { mutants } from '../mutants/mutants.ts';
import { mutateSource } from '../mutants/mutate.ts';
import { readCase } from '../work/case-file.ts';
import { readOptions } from '../work/options.ts';

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

  it.each(mutants.map(({ name, file }) => [name, file]))('%s changes one place', (name, file) => {
    const source = readFileSync(repoPath(file), 'utf8');
    const mutant = mutants.find((each) => each.name === name);
    expect(source.split(mutant?.from ?? '')).toHaveLength(2);
    expect(mutateSource(name, `file:///repository/${file}`, source)).not.toBe(source);
  });
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

  it('reject a case of another version', () => {
    const file = repoPath('package.json');
    expect(() => readCase(file)).toThrow('version');
  });
});
