import { expect, it } from 'vitest';
import { detailsOf, type KeyedLine, tellOnce } from './causes.ts';
import type { ReportLine } from './host-report.ts';

const line = (call: string, reasons: string[]): ReportLine => ({
  call,
  description: reasons.join(', '),
  outcome: 'failed',
  reasons,
  by: 'reading',
});
/** A line that fails for its own causes, unless they have the keys of others. */
const failed = (call: string, ...keys: string[]): KeyedLine => ({
  line: line(call, keys),
  keys,
});
const waiting = (call: string, buildsOn: string): KeyedLine => ({
  line: { ...line(call, ['it waits']), outcome: 'skipped', unmet: true, buildsOn },
  keys: [],
});

const counts = (...lines: KeyedLine[]) => tellOnce(lines).map(({ others }) => others.length);

it('a cause is reported once, at the call on which other calls depend', () => {
  const lines = ['GET /markets/', 'GET /homepage/', 'POST /users/login/'].map((call) =>
    failed(call, 'status 401'),
  );
  expect(tellOnce(lines).map(({ first }) => first.call)).toEqual(['POST /users/login/']);
  expect(lines.map((one) => one.line.toldAt)).toEqual([
    'POST /users/login/: status 401',
    'POST /users/login/: status 401',
    undefined,
  ]);
});

it('a line keeps the causes that no earlier line reports', () => {
  const lines = [failed('GET /markets/', 'a', 'b'), failed('GET /homepage/', 'b', 'c')];
  expect(tellOnce(lines).map(({ call, text }) => `${call} ${text}`)).toEqual([
    'GET /markets/ a',
    'GET /markets/ b',
    'GET /homepage/ c',
  ]);
  expect(lines.map((one) => one.line.reasons)).toEqual([['a', 'b'], ['c']]);
});

it('a cause names three other calls at most', () => {
  const building = (...calls: string[]) =>
    tellOnce(['POST /users/login/', ...calls].map((call) => failed(call, 'status 429'))).flatMap(
      (cause) => detailsOf(cause).slice(1),
    );
  expect(building('POST /users/login/')).toEqual(['and 1 interaction that builds on it']);
  expect(building('a', 'b', 'c')).toEqual([
    'and 3 interactions that build on it (also of a, b, c)',
  ]);
  expect(building('a', 'b', 'c', 'd', 'e')).toEqual([
    'and 5 interactions that build on it (also of a, b, c and 2 more calls)',
  ]);
});

it.each([
  ['a body that one interaction reads', ['$.a is null'], ['in: $.a is null']],
  ['a body that several read', ['$.a is null', '$.a is null'], ['in 2 interactions']],
  [
    'a status of several',
    ['status is 400', 'status is 400'],
    ['first in: status is 400', 'and 1 interaction that builds on it'],
  ],
])('a cause names the interactions that met it: %s', (_, keys, details) => {
  const [cause] = tellOnce(keys.map((key) => failed('GET /markets/', key)));
  expect(cause && detailsOf(cause)).toEqual(details);
});

it('a cause is reported at its own call, even if another affected call comes first', () => {
  const results = failed('GET /markets/results/monthly/', 'results');
  const markets = { ...failed('GET /markets/', 'results'), isExplained: true };
  const [cause] = tellOnce([markets, results]);
  expect([cause?.call, cause?.others]).toEqual([results.line.call, [markets.line]]);
});

it('the causes of a call count before the causes that it shares with other calls', () => {
  const lines = [
    failed('POST /users/login/', 'status 401'),
    failed('GET /bet-types/', 'status 401'),
    failed('GET /bet-types/', 'no config'),
    waiting('POST /betting/', 'GET /bet-types/'),
  ];
  expect(counts(...lines)).toEqual([1, 1]);
});

it('an interaction that waits for a call has the causes of that call', () => {
  const cause = failed('GET /bet-types/', 'no config');
  expect(counts(waiting('POST /betting/', 'GET /bet-types/'), cause)).toEqual([1]);
  expect(counts(waiting('POST /betting/', 'GET /markets/'), cause)).toEqual([0]);
  const rejected = ['POST /users/login/', 'GET /bet-types/'].map((call) =>
    failed(call, 'status 401'),
  );
  expect(counts(...rejected, waiting('POST /betting/', 'GET /bet-types/'))).toEqual([2]);
});
