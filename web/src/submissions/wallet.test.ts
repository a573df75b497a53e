// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { jodiRecord, sampleSubmission } from '../testing/stored-submissions.ts';
import { page, placed, unanswered } from '../testing/submissions.ts';
import { fakeStorage } from '../testing/tabs.ts';
import { lookUp } from './looking.ts';
import type { Outbox } from './outbox.ts';
import { createPlacedBets } from './placed-bets.ts';
import { sendStored } from './sending.ts';
import { createStore } from './store.ts';
import type { Submission } from './submission.ts';

const now = Date.parse('2026-11-20T12:00:00+05:30');
/** 30 points on two jodis; the first attempt left a minute ago. */
const sent = sampleSubmission({
  baseline: ['1'],
  attempts: 1,
  firstSentAt: { host: now - 60_000, device: now - 60_000 },
});
const lost = { ...sent, status: 'unknown' } as const;
/** The newest bet before the submission. */
const known = jodiRecord(1, '88', 5);
const five = jodiRecord(11, '05', 10);
const fortySeven = jodiRecord(12, '47', 20);

/** A bet with the balance before it. */
const after = (record: typeof five, before_amount: number) => ({
  ...record,
  bet_details: { ...record.bet_details, before_amount },
});

/** An outbox with one stored submission and a wallet of 500 points. */
function outboxWith(submission: Submission, members: Partial<Outbox['host']> = {}) {
  const storage = fakeStorage();
  const store = createStore({
    storage,
    prefix: 'p:',
    onChange: () => {},
    warn: () => {},
  });
  store.write(submission);
  const changes: number[] = [];
  const player = { isCurrent: true };
  const outbox: Outbox = {
    prefix: 'p:',
    store,
    locks: { run: (_, task) => task(false) },
    host: {
      send: async () => placed(500, 470),
      readPage: async () => page([]),
      takesKeys: () => true,
      time: () => now,
      isOffline: () => false,
      ...members,
    },
    wallet: { points: () => 500, setPoints: (points) => changes.push(points) },
    isCurrent: () => player.isCurrent,
    placed: createPlacedBets(fakeStorage(), 'p:'),
  };
  return { outbox, changes, player };
}

describe('the wallet after a lost response', () => {
  const found = [after(fortySeven, 490), after(five, 500)];

  it('is what the newest bet of the history left', { tags: ['@FLOW-14'] }, async () => {
    const { outbox, changes } = outboxWith(lost, { readPage: async () => page([...found, known]) });
    expect(await lookUp(outbox, 'k')).toMatchObject({ status: 'placed' });
    expect(changes).toEqual([470]);
    expect(outbox.placed.list()).toEqual([
      expect.objectContaining({ marketName: 'Kalyan Matka', labels: ['05', '47'] }),
    ]);
  });

  it('follows a later bet of another device, too', { tags: ['@FLOW-14'] }, async () => {
    const later = after({ ...jodiRecord(13, '99', 5), market: { name: 'Milan Day' } }, 470.25);
    const { outbox, changes } = outboxWith(lost, {
      readPage: async () => page([later, ...found, known]),
    });
    await lookUp(outbox, 'k');
    expect(changes).toEqual([465.25]);
  });

  it('is less by the bets where the history names no balance', {
    tags: ['@FLOW-14'],
  }, async () => {
    const { outbox, changes } = outboxWith(lost, {
      readPage: async () => page([fortySeven, five, known]),
    });
    await lookUp(outbox, 'k');
    expect(changes).toEqual([470]);
  });

  it.each([
    ['there is none of them', []],
    ['there are some of them', [after(five, 500)]],
    ['there are others like them', [...found, after(jodiRecord(13, '05', 10), 470)]],
  ])('stays as it is while %s', { tags: ['@FLOW-18'] }, async (_, records) => {
    const { outbox, changes } = outboxWith(lost, {
      readPage: async () => page([...records, known]),
    });
    expect(await lookUp(outbox, 'k')).toMatchObject({ status: 'unknown' });
    expect(changes).toEqual([]);
    expect(outbox.placed.list()).toEqual([]);
  });

  it('stays as it is when the history cannot be read', async () => {
    const { outbox, changes } = outboxWith(lost, {
      readPage: async () => {
        throw new Error('no network');
      },
    });
    expect(await lookUp(outbox, 'k')).toMatchObject({ status: 'unknown', finding: 'unreadable' });
    expect(changes).toEqual([]);
  });

  it('is not that of a player who signed in meanwhile', async () => {
    const { outbox, changes, player } = outboxWith(lost, {
      readPage: async () => {
        player.isCurrent = false;
        return page([...found, known]);
      },
    });
    expect(await lookUp(outbox, 'k')).toMatchObject({ status: 'unknown', finding: null });
    expect(changes).toEqual([]);
  });

  it('stays as it is where the submission is settled or removed while the history is read', {
    tags: ['@FLOW-14'],
  }, async () => {
    const elsewhere = outboxWith(lost, {
      readPage: async () => {
        const verdict = { kind: 'placed' } as const;
        elsewhere.outbox.store.apply('k', { type: 'response', verdict });
        return page([known]);
      },
    });
    expect(await lookUp(elsewhere.outbox, 'k')).toMatchObject({ status: 'placed' });
    const removed = outboxWith(lost, {
      readPage: async () => {
        removed.outbox.store.remove('k');
        return page([...found, known]);
      },
    });
    expect(await lookUp(removed.outbox, 'k')).toBeUndefined();
    expect([elsewhere.changes, removed.changes]).toEqual([[], []]);
  });

  it('is not touched for a submission that is settled or gone', async () => {
    const settled = outboxWith({ ...lost, status: 'placed' });
    expect(await lookUp(settled.outbox, 'k')).toMatchObject({ status: 'placed' });
    expect(await lookUp(settled.outbox, 'other')).toBeUndefined();
    expect(settled.changes).toEqual([]);
  });
});

describe('the wallet after a receipt', () => {
  const prepared = sampleSubmission({ baseline: ['1'] });
  /** Another submission of this player. */
  const other = sampleSubmission({ key: 'other', marketName: 'Milan Day' });

  it('is that of the receipt', { tags: ['@FLOW-08'] }, async () => {
    const { outbox, changes } = outboxWith(prepared);
    expect(await sendStored(outbox, 'k')).toMatchObject({ kind: 'placed' });
    expect(changes).toEqual([470]);
  });

  it('is that of the receipt of a repeat, too', async () => {
    const { outbox, changes } = outboxWith(lost);
    outbox.placed.add(other, now - 61_000);
    await sendStored(outbox, 'k');
    expect(changes).toEqual([470]);
  });

  it('is that of the receipt of a first request after other bets', async () => {
    const { outbox, changes } = outboxWith(prepared, { send: async () => placed(470, 440) });
    outbox.placed.add(other, now - 1000);
    await sendStored(outbox, 'k');
    expect(changes).toEqual([440]);
  });

  it.each([
    ['was booked after another bet', placed(500, 470), 470],
    ['was booked after another bet and one that was lost', placed(480, 450), 450],
    ['was booked before another bet, whose receipt has the newer wallet', placed(600, 570), 500],
  ])('is that of the receipt of a repeat that %s', async (_when, outcome, points) => {
    const { outbox, changes } = outboxWith(lost, { send: async () => outcome });
    outbox.placed.add(other, now - 1000);
    await sendStored(outbox, 'k');
    expect(changes).toEqual([points]);
  });

  it('stays as it is without a response, or for a player who signed out', async () => {
    const unknown = outboxWith(prepared, { send: async () => unanswered() });
    expect(await sendStored(unknown.outbox, 'k')).toMatchObject({ kind: 'unknown' });
    expect(unknown.changes).toEqual([]);
    const left = outboxWith(prepared, {
      send: async () => {
        left.player.isCurrent = false;
        return placed(500, 470);
      },
    });
    expect(await sendStored(left.outbox, 'k')).toMatchObject({ kind: 'placed' });
    expect(left.changes).toEqual([]);
    expect(left.outbox.placed.list()).toEqual([]);
  });
});
