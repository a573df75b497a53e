import { expect, it } from 'vitest';
import { flag, parseFlags, text, texts } from './flags.ts';

const flags = { port: text, 'control-hosts': text, only: texts, json: flag } as const;
const all = '--port, --control-hosts, --only, --json';

it('the command line is read by a table of flags', () => {
  expect(parseFlags(['--port=5', '--json', '--only', 'a', '--only', 'b'], flags)).toEqual({
    port: '5',
    json: true,
    only: ['a', 'b'],
  });
});

it.each([
  [['--prot', '5'], `There is no flag --prot. Did you mean --port? Flags: ${all}.`],
  [['--control'], `There is no flag --control. Did you mean --control-hosts? Flags: ${all}.`],
  [['--zebra'], `There is no flag --zebra. Flags: ${all}.`],
  [['-p'], `There is no flag -p. Flags: ${all}.`],
  [['jsno'], `"jsno" is not a flag. Did you mean --json? Flags: ${all}.`],
  [['--json=yes'], '--json takes no value, not "yes".'],
  [['--port'], '--port needs a value: --port VALUE.'],
  [
    ['--port', '--json'],
    '--port needs a value, but "--json" looks like a flag. If it is the value, write --port=--json.',
  ],
])(
  'the command line %j is rejected in one line with the flag, its value and the valid values',
  (args, message) => {
    expect(() => parseFlags(args, flags)).toThrow(message);
    expect(message).not.toContain('\n');
  },
);
