import { expect, it } from 'vitest';
import { linesOf } from './win-picture.ts';

const fits = (line: string) => line.length <= 20;

it.each([
  ['KALYAN (OPEN)', ['KALYAN (OPEN)']],
  ['SRI LAXMI NARAYAN NIGHT (CLOSE)', ['SRI LAXMI NARAYAN', 'NIGHT (CLOSE)']],
  ['RAJDHANINIGHTSPECIAL (OPEN)', ['RAJDHANINIGHTSPECIAL', '(OPEN)']],
  ['RAJDHANINIGHTSPECIALDRAW', ['RAJDHANINIGHTSPECIALDRAW']],
])('a long market name breaks at a space: %s', (name, lines) => {
  expect(linesOf(name, fits)).toEqual(lines);
});
