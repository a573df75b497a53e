import { describe, expect, it } from 'vitest';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { contextWith, lost, now } from '../testing/submission-contexts.ts';
import { placed, unanswered } from '../testing/submissions.ts';
import { sendStored } from './sending.ts';

describe('the wallet after a receipt', () => {
  const prepared = sampleSubmission({ baseline: ['1'] });
  /** Another submission of this player. */
  const other = sampleSubmission({ key: 'other', marketName: 'Milan Day' });

  it('is that of the receipt', { tags: ['@FLOW-08'] }, async () => {
    const { context, changes } = contextWith(prepared);
    expect(await sendStored(context, 'k')).toMatchObject({ kind: 'placed' });
    expect(changes).toEqual([470]);
  });

  it('is that of the receipt of a repeat, too', async () => {
    const { context, changes } = contextWith(lost);
    context.placed.add(other, now - 61_000, 1);
    await sendStored(context, 'k');
    expect(changes).toEqual([470]);
  });

  it('is that of the receipt of a first request after other bets', async () => {
    const { context, changes } = contextWith(prepared, { send: async () => placed(470, 440) });
    context.placed.add(other, now - 1000, 1);
    await sendStored(context, 'k');
    expect(changes).toEqual([440]);
  });

  it.each([
    ['was booked after another bet', placed(500, 470), 470],
    ['was booked after another bet and one that was lost', placed(480, 450), 450],
    ['was booked after another bet and took nothing that counts', placed(500, 499.99), 499.99],
  ])('is that of the receipt of a repeat that %s', async (_when, outcome, points) => {
    const { context, changes } = contextWith(lost, { send: async () => outcome });
    context.placed.add(other, now - 1000, 1);
    await sendStored(context, 'k');
    expect(changes).toEqual([points]);
  });

  it.each([500, 570])(
    'is kept where a repeat was booked before another bet: %i',
    async (points) => {
      const { context, changes } = contextWith(lost, { send: async () => placed(600, points) });
      context.placed.add(other, now - 1000, 1);
      expect(await sendStored(context, 'k')).toMatchObject({ kind: 'placed' });
      expect(changes).toEqual([]);
    },
  );

  it('is that of the receipt of a repeat after bets whose outcome is unknown', async () => {
    const { context, changes } = contextWith(lost, { send: async () => placed(600, 570) });
    context.placed.addUnknown(other, now - 1000, 1);
    await sendStored(context, 'k');
    expect(changes).toEqual([570]);
  });

  it('stays as it is without a response, or for a player who signed out', async () => {
    const unknown = contextWith(prepared, { send: async () => unanswered() });
    expect(await sendStored(unknown.context, 'k')).toMatchObject({ kind: 'unknown' });
    expect(unknown.changes).toEqual([]);
    const left = contextWith(prepared, {
      send: async () => {
        left.player.isCurrent = false;
        return placed(500, 470);
      },
    });
    expect(await sendStored(left.context, 'k')).toMatchObject({ kind: 'placed' });
    expect(left.changes).toEqual([]);
    expect(left.context.placed.list()).toEqual([]);
  });
});
