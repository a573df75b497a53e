import { beforeEach, expect, it, vi } from 'vitest';
import { clearSession, signOut } from '../auth/sign-out.ts';
import { DRAW_TICKETS_KEY } from '../auth/stored-user.ts';
import { hostNow } from '../lib/host-time.ts';
import { decodedRecord } from '../testing/sample-record.ts';
import { signInForTest } from '../testing/signed-in.ts';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import {
  drawTickets,
  eraseOldTickets,
  forgetTickets,
  keepTickets,
  noteOutcomes,
} from './draw-tickets.ts';

const labels = () => drawTickets().map(({ label }) => label);

beforeEach(() => {
  localStorage.clear();
  signInForTest();
});

it('the tickets are stored when a bet is placed, the newest first', () => {
  const host = hostNow() - 5000;
  const firstSentAt = { host, device: host };
  keepTickets(sampleSubmission({ firstSentAt }));
  keepTickets(
    sampleSubmission({ firstSentAt, bids: [{ label: '61', points: 5, session: 'close' }] }),
  );
  expect(labels()).toEqual(['61', '47', '05']);
  expect(drawTickets()[0]).toEqual({
    marketId: 7,
    market: 'Kalyan Matka',
    label: '61',
    session: 'close',
    at: host,
  });
});

it('the tickets belong to one player and are removed at Logout', () => {
  keepTickets(sampleSubmission());
  signInForTest({ id: 2, mobile_number: '9000000002' });
  expect(labels()).toEqual([]);
  signInForTest();
  expect(labels()).toEqual(['47', '05']);
  signOut();
  expect(localStorage.getItem(DRAW_TICKETS_KEY)).toBeNull();
});

it('the tickets stay for their player after a lost session, for a day or two', () => {
  keepTickets(sampleSubmission());
  clearSession();
  expect(labels()).toEqual([]);
  expect(localStorage.getItem(DRAW_TICKETS_KEY)).not.toContain('9876543210');
  signInForTest({ id: 2, mobile_number: '9000000002' });
  expect(labels()).toEqual([]);
  eraseOldTickets();
  signInForTest();
  expect(labels()).toEqual(['47', '05']);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 3_600_000 });
  eraseOldTickets();
  expect(localStorage.getItem(DRAW_TICKETS_KEY)).toBeNull();
});

it.each(['', '{', '[]', '7', '{"player":"9876543210","tickets":7}', '{"tickets":[{}]}'])(
  'the tickets are empty if the storage holds %j, and new tickets can be stored',
  (text) => {
    localStorage.setItem(DRAW_TICKETS_KEY, text);
    expect(labels()).toEqual([]);
    keepTickets(sampleSubmission());
    expect(labels()).toEqual(['47', '05']);
  },
);

it('the tickets are dropped after two and a half days, once seen, and above three hundred', () => {
  const old = hostNow() - 61 * 3_600_000;
  keepTickets(sampleSubmission({ firstSentAt: { host: old, device: old } }));
  expect(labels()).toEqual([]);
  keepTickets(sampleSubmission());
  forgetTickets(({ label }) => label === '05');
  expect(labels()).toEqual(['47']);
  const many = Array.from({ length: 310 }, (_, n) => ({
    label: String(n).padStart(3, '0'),
    points: 1,
    session: 'open' as const,
  }));
  keepTickets(sampleSubmission({ bids: many }));
  expect(labels()).toHaveLength(300);
});

it('the tickets take their outcome from the newest history page', () => {
  const host = hostNow() - 3_600_000;
  keepTickets(
    sampleSubmission({
      firstSentAt: { host, device: host },
      bids: [
        { label: '4', points: 10, session: 'open' },
        { label: '05', points: 10, session: 'close' },
        { label: '5-128', points: 10, session: 'open' },
      ],
    }),
  );
  const record = (id: number, status: string, details: object, won: number | null = null) => ({
    ...decodedRecord({ bet_status: status, ...details }, { win_amount: won }),
    id: String(id),
    timestamps: { created_at: new Date(host + 2000).toISOString() },
  });
  const sangam = { placed_bets: [{ open_digit: '5', close_pana: '128' }] };
  const outcomes = () => drawTickets().map(({ label, outcomes: of }) => [label, of]);
  noteOutcomes([
    record(1, 'won', sangam, 5000),
    record(2, 'lost', { jodi: '05' }),
    record(3, 'PENDING', { open_digit: '4' }),
    // Of another session, another time, and without an id.
    record(4, 'lost', { close_digit: '4' }),
    {
      ...record(5, 'lost', { open_digit: '4' }),
      timestamps: { created_at: '2026-11-20T14:00' },
    },
    { ...record(6, 'lost', { open_digit: '4' }), id: '' },
  ]);
  expect(outcomes()).toEqual([
    ['5-128', { 1: { won: 5000 } }],
    ['05', { 2: {} }],
    ['4', undefined],
  ]);
  noteOutcomes([record(1, 'lost', sangam), record(2, 'PENDING', { jodi: '05' })]);
  expect(outcomes()).toEqual([
    ['5-128', { 1: {} }],
    ['05', {}],
    ['4', undefined],
  ]);
  noteOutcomes([record(1, 'won', sangam, 5000)]);
  // The list of wins no longer has it, and the bet is on another page.
  const others = [record(9, 'won', { jodi: '99' })];
  const query = { page: 1, bet_status: ['won' as const] };
  noteOutcomes(others, { query: { ...query, page: 2 }, hasNext: false });
  noteOutcomes(others, { query: { ...query, session_type: 'open' }, hasNext: false });
  noteOutcomes(others, { query, hasNext: true });
  expect(outcomes()[0]).toEqual(['5-128', { 1: { won: 5000 } }]);
  noteOutcomes(others, { query, hasNext: false });
  expect(outcomes()[0]).toEqual(['5-128', {}]);
});
