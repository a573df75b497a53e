import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { signInForTest } from '../testing/signed-in.ts';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { currentPrefix } from './owner.ts';
import { SubmissionSlot } from './submission-slot.tsx';

beforeEach(() => localStorage.clear());

/** Stores a submission as another tab does: this one gets the event only. */
function storeElsewhere(members: Parameters<typeof sampleSubmission>[0]): void {
  localStorage.setItem(`${currentPrefix()}k`, JSON.stringify(sampleSubmission(members)));
  act(() => void dispatchEvent(new StorageEvent('storage')));
}

it('shows what another tab sends, and its outcome', {
  tags: ['@FLOW-15', '@FLOW-19'],
}, async () => {
  signInForTest();
  render(<SubmissionSlot />);
  expect(screen.queryByRole('region', { name: 'Submission' })).toBeNull();
  storeElsewhere({ status: 'sending', attempts: 1 });
  const notice = await screen.findByRole('region', { name: 'Submission' });
  expect(notice.textContent).toContain('Your bets are being sent');
  storeElsewhere({ status: 'given-up', attempts: 1 });
  expect(notice.textContent).toContain('It is not known whether your bets were placed.');
  storeElsewhere({ status: 'placed', attempts: 1 });
  expect(notice.textContent).toContain('Your bets were placed');
});

it('says of a repeated request that its outcome is not known yet', {
  tags: ['@FLOW-14'],
}, async () => {
  signInForTest();
  render(<SubmissionSlot />);
  storeElsewhere({ status: 'sending', attempts: 2 });
  const notice = await screen.findByRole('region', { name: 'Submission' });
  expect(notice.textContent).toContain('It is not known yet whether your bets were placed.');
});
