import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repoPath } from '../../lib/paths.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { readCase, writeCase } from './case-file.ts';

const cases = repoPath('scripts/simulate/cases');
const outcome = { said: [], booked: 0 };
const world = { start: '2026-11-20T12:10:00+05:30', devices: { A: 0 } };

describe('cases of the simulation', () => {
  it('cases of the simulation are read as they were written', () => {
    const { script, ...rest } = readCase(`${cases}/lost-response-and-reload.json`);
    const file = join(temporaryFolder(), 'found', 'case.json');
    writeCase(file, script, rest.outcome, rest.found);
    expect(readCase(file)).toEqual({ script, ...rest });
  });

  it('cases of the simulation all have steps', () => {
    const files = readdirSync(cases);
    expect(files.length).toBeGreaterThan(30);
    for (const file of files) expect(readCase(`${cases}/${file}`).script.steps).not.toEqual([]);
  });

  it.each([
    ['another version', { version: 9, script: { steps: [] } }, 'version 9'],
    ['no world', { version: 2, outcome, script: { seed: 1, steps: [] } }, 'not a case'],
    ['no outcome', { version: 2, script: { seed: 1, world, steps: [] } }, 'not a case'],
  ])('cases of the simulation with %s are rejected in one line', (_name, content, named) => {
    const file = join(temporaryFolder(), 'case.json');
    writeFileSync(file, JSON.stringify(content));
    expect(() => readCase(file)).toThrow(new RegExp(`^.*${named}.*$`));
  });

  it('cases of the simulation that are missing are rejected', () => {
    expect(() => readCase('no-such-case.json')).toThrow('no-such-case.json cannot be read');
  });
});
