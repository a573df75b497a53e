import { describe, expect, it } from 'vitest';
import { buildingOn, causesOf } from './causes.ts';
import type { ReportLine } from './host-report.ts';

const failed = (call: string, reason: string): ReportLine => ({
  call,
  description: reason,
  outcome: 'failed',
  reasons: [reason],
  by: 'reading',
});
const waiting = (call: string, buildsOn: string): ReportLine => ({
  ...failed(call, `unexpected response to ${buildsOn}`),
  outcome: 'skipped',
  unmet: true,
  buildsOn,
});

const counts = (...lines: ReportLine[]) => causesOf(lines).map(({ others }) => others.length);

const amount = (place: string) => `${place}.bet_details.amount is missing, expected a number`;

describe('causes', () => {
  it('a cause is that of a row, at every call that reads such rows', () => {
    const lines = [
      failed(
        'GET /bets/history/',
        `${amount('$.data[0]')} (and 6 more like it): the player sees 0`,
      ),
      failed('GET /betting/history/', `${amount('$.data[3]')}: the player sees 0`),
      failed('GET /betting/{id}/', `${amount('$')}: the player sees 0`),
    ];
    expect(counts(...lines)).toEqual([2]);
    expect(causesOf(lines).flatMap(buildingOn)).toEqual([
      'and 2 interactions that build on it (also of GET /betting/history/, GET /betting/{id}/)',
    ]);
  });

  it('causes differ by field, and by the rows that a field belongs to', () => {
    const name = (place: string) => `${place}.name is missing, expected a text`;
    expect(
      counts(failed('GET /markets/', name('$[0]')), failed('GET /bet-types/', name('$[0]'))),
    ).toEqual([0, 0]);
    const record = (field: string) => failed('GET /bets/history/', name(`$.data[0].${field}`));
    expect(counts(record('market'), record('bet_type'))).toEqual([0, 0]);
  });

  it('causes are one where all calls fail alike', () => {
    const rejected = (call: string) =>
      failed(call, 'status is 401, expected a status from 200 to 299');
    const lines = [
      rejected('GET /markets/'),
      rejected('GET /homepage/'),
      rejected('POST /users/login/'),
    ];
    expect(causesOf(lines).map(({ first }) => first.call)).toEqual(['POST /users/login/']);
    expect(counts(...lines)).toEqual([2]);
    const html = (call: string) =>
      failed(call, 'content type is text/html, expected application/json');
    expect(counts(html('GET /markets/'), html('GET /homepage/'))).toEqual([1]);
    const missing = (call: string) =>
      failed(call, 'status is 404, expected a status from 200 to 299');
    expect(counts(missing('GET /markets/'), missing('GET /homepage/'))).toEqual([0, 0]);
  });

  it('causes are one where a host is down, or rejects its own tokens', () => {
    const down = (call: string, words: string) => failed(call, `status is 503, expected ${words}`);
    expect(counts(down('GET /markets/', 'one'), down('GET /homepage/', 'other'))).toEqual([1]);
    expect(
      counts(failed('GET /markets/', 'no response'), failed('GET /homepage/', 'no response')),
    ).toEqual([0, 0]);
  });

  it('causes name three other calls at most', () => {
    const building = (...calls: string[]) =>
      causesOf(
        ['POST /users/login/', ...calls].map((call) => failed(call, 'status is 429')),
      ).flatMap(buildingOn);
    expect(building('POST /users/login/')).toEqual(['and 1 interaction that builds on it']);
    expect(building('a', 'b', 'c')).toEqual([
      'and 3 interactions that build on it (also of a, b, c)',
    ]);
    expect(building('a', 'b', 'c', 'd', 'e')).toEqual([
      'and 5 interactions that build on it (also of a, b, c and 2 more calls)',
    ]);
  });

  it('causes of a call are its own before those that it shares', () => {
    const lines = [
      failed('POST /users/login/', 'status is 401, expected x'),
      failed('GET /bet-types/', 'status is 401, expected x'),
      failed('GET /bet-types/', '$[0].config is missing, expected an object'),
      waiting('POST /betting/', 'GET /bet-types/'),
    ];
    expect(counts(...lines)).toEqual([1, 1]);
  });

  it('causes are also given for what cannot be tried without a call', () => {
    const cause = failed('GET /bet-types/', '$[0].config is missing, expected an object');
    const lines = [waiting('POST /betting/', 'GET /bet-types/'), cause];
    expect(counts(...lines)).toEqual([1]);
    expect(counts(waiting('POST /betting/', 'GET /markets/'), cause)).toEqual([0]);
    const rejected = ['POST /users/login/', 'GET /bet-types/'].map((call) =>
      failed(call, 'status is 401, expected a status from 200 to 299'),
    );
    expect(counts(...rejected, waiting('POST /betting/', 'GET /bet-types/'))).toEqual([2]);
  });
});
