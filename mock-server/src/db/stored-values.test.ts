import { describe, expect, it } from 'vitest';
import { findStoredResponse, storeResponse } from '../betting/idempotency.ts';
import { joinEntries, joinNumbers, splitNumbers } from './bets.ts';
import { openEmptyDatabase } from './database.ts';
import {
  addMarket,
  manualDrawLookup,
  manualDrawsOf,
  putBetType,
  readBetTypes,
  readMarkets,
  removeBetTypes,
  removeMarkets,
  saveManualDraw,
  setHolidays,
  setSuspended,
} from './markets.ts';
import { insertPlayer } from './players.ts';
import { readSettings, updateStoredSettings, writeSettings } from './settings.ts';

describe('the numbers of a bet', () => {
  it.each([
    [1, { digit: '7' }, '7'],
    [2, { digit: '7' }, '7'],
    [3, { jodi: '05' }, '05'],
    [4, { jodi: '05' }, '05'],
    [5, { pana: '128' }, '128'],
    [10, { pana: '128' }, '128'],
    [11, { jodi: '05' }, '05'],
    [16, { jodi: '05' }, '05'],
    [17, { jodi: '05' }, '05'],
    [18, { jodi: '05' }, '05'],
    [20, { open_digit: '5', close_pana: '128' }, '5-128'],
    [21, { open_pana: '128', close_pana: '236' }, '128-236'],
    [22, { open_pana: '128', close_digit: '5' }, '128-5'],
  ] as const)('of type %i are one text: %o', (type, numbers, text) => {
    expect(joinNumbers(type, numbers)).toBe(text);
    expect(splitNumbers(type, text)).toEqual(numbers);
  });

  it('that are missing leave their place empty', () => {
    expect(joinNumbers(20, { close_pana: '128' })).toBe('-128');
    expect(splitNumbers(20, '5')).toEqual({ open_digit: '5', close_pana: '' });
  });

  it('of several entries are one text with their points', () => {
    const entries = [
      { number: '128', points: 50 },
      { number: '137', points: 20 },
    ];
    expect(joinEntries(entries)).toBe('128:50 137:20');
  });
});

it('a response is stored by player and key', () => {
  const db = openEmptyDatabase();
  const person = { first_name: 'A', last_name: 'B', password_hash: null, mpin_hash: null };
  const [one = 0, two = 0] = ['9000000001', '9000000002'].map((mobile) =>
    insertPlayer(db, {
      ...person,
      mobile,
      takes_otp: 0,
      created_at: '2026-11-20T12:00:00.000+05:30',
    }),
  );
  const first = { bodyHash: 'hash', status: 400, response: { ok: true } };
  storeResponse(db, one, 'k', first);
  expect(findStoredResponse(db, one, 'k')).toEqual(first);
  expect(findStoredResponse(db, one, 'other')).toBeUndefined();
  expect(findStoredResponse(db, two, 'k')).toBeUndefined();
  expect(() => storeResponse(db, one, 'k', first)).toThrow(/UNIQUE/);
});

const market = {
  id: 7,
  name: 'Kalyan Matka',
  schedule: { openResultTime: '16:10:00', closeResultTime: '18:10:00', holidays: [0] },
};

describe('a draw that was set by hand', () => {
  it('is known by market, day and session, and replaces an earlier one', () => {
    const db = openEmptyDatabase();
    addMarket(db, market);
    const draw = { marketId: 7, day: '2026-11-20', session: 'open', pana: '128' } as const;
    saveManualDraw(db, draw);
    saveManualDraw(db, { ...draw, pana: null });
    saveManualDraw(db, { ...draw, session: 'close' });
    saveManualDraw(db, { ...draw, day: '2026-11-21' });
    expect(manualDrawsOf(db, 7, draw.day)).toEqual([
      { ...draw, session: 'close' },
      { ...draw, pana: null },
    ]);
    expect(manualDrawsOf(db, 8, draw.day)).toEqual([]);
    const isManual = manualDrawLookup(db);
    expect([
      isManual(7, '2026-11-20', 'open'),
      isManual(7, '2026-11-20', 'close'),
      isManual(7, '2026-11-21', 'open'),
      isManual(7, '2026-11-21', 'close'),
      isManual(8, '2026-11-20', 'open'),
    ]).toEqual([true, true, true, false, false]);
  });
});

describe('a market', () => {
  it('is stored with its schedule, suspended and removed', () => {
    const db = openEmptyDatabase();
    addMarket(db, { ...market, id: 9, name: 'Milan' });
    addMarket(db, market);
    const own = () => readMarkets(db).find(({ id }) => id === 7);
    expect(readMarkets(db)).toEqual([
      { ...market, suspended: false },
      { ...market, id: 9, name: 'Milan', suspended: false },
    ]);
    setSuspended(db, 7, true);
    expect(own()?.suspended).toBe(true);
    setSuspended(db, 7, false);
    expect(own()?.suspended).toBe(false);
    setHolidays(db, 7, [1, 2]);
    expect(readMarkets(db).map(({ schedule }) => schedule.holidays)).toEqual([[1, 2], [0]]);
    removeMarkets(db);
    expect(readMarkets(db)).toEqual([]);
  });

  it('has bet types by their ids, each once', () => {
    const db = openEmptyDatabase();
    const config = { code: 'jodi', bet_direction: 'close' } as const;
    const type = { id: 3, name: 'Jodi', config };
    putBetType(db, type);
    putBetType(db, { ...type, id: 1 });
    putBetType(db, { ...type, name: 'Jodi Digits' });
    expect(readBetTypes(db)).toEqual([
      { ...type, id: 1 },
      { ...type, name: 'Jodi Digits' },
    ]);
    removeBetTypes(db);
    expect(readBetTypes(db)).toEqual([]);
  });
});

it('the settings of a world are stored, and changed where there are some', () => {
  const db = openEmptyDatabase();
  expect(readSettings(db)).toBeUndefined();
  expect(() => updateStoredSettings(db, { settledUntil: 1 })).toThrow(
    'The database holds no world',
  );
  const settings = {
    spec: { seed: 1, scenario: 'fresh', at: 0, clock: { mode: 'real' } },
    clock: { mode: 'fixed', at: 5 },
    tokens: {
      accessSeconds: 1,
      refreshSeconds: 2,
      generation: 0,
      loginGeneration: 0,
      refreshRefused: false,
    },
    settledUntil: 0,
  } as const;
  writeSettings(db, settings);
  expect(readSettings(db)).toEqual(settings);
  updateStoredSettings(db, { settledUntil: 9 });
  expect(readSettings(db)).toEqual({ ...settings, settledUntil: 9 });
});
