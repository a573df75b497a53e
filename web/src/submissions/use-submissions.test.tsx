import { act, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInForTest } from '../testing/signed-in.ts';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { currentPrefix } from './presence.ts';
import { SubmissionNotices } from './submission-notice.tsx';
import { useSubmission, useSubmissions } from './use-submissions.ts';

describe('the submissions in a component', () => {
  beforeEach(() => {
    localStorage.clear();
    signInForTest();
    for (const key of ['a', 'b']) {
      const submission = sampleSubmission({ key, status: 'placed', attempts: 1 });
      localStorage.setItem(`${currentPrefix()}${key}`, JSON.stringify(submission));
    }
  });

  it('a submission is found by its key', () => {
    const found = (key: string) => renderHook(() => useSubmission(key)).result.current?.key;
    expect([found('a'), found('b'), found('c')]).toEqual(['a', 'b', undefined]);
  });

  it('the list of submissions is the same as long as none has changed', () => {
    const { result, rerender } = renderHook(useSubmissions);
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
    expect(before.map(({ key }) => key)).toEqual(['a', 'b']);
  });
});

describe('the notices of a screen', () => {
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
    render(<SubmissionNotices />);
    expect(screen.queryByRole('region', { name: 'Submission' })).toBeNull();
    storeElsewhere({ status: 'sending', attempts: 1 });
    const notice = await screen.findByRole('region', { name: 'Submission' });
    expect(notice.textContent).toContain('Your bets are being sent');
    storeElsewhere({ status: 'given-up', attempts: 1 });
    expect(notice.textContent).toContain("We can't tell yet.");
    storeElsewhere({ status: 'placed', attempts: 1 });
    expect(notice.textContent).toContain('Your bets were placed');
  });

  it('says of a repeated request that its outcome is not known yet', {
    tags: ['@FLOW-14'],
  }, async () => {
    signInForTest();
    render(<SubmissionNotices />);
    storeElsewhere({ status: 'sending', attempts: 2 });
    const notice = await screen.findByRole('region', { name: 'Submission' });
    expect(notice.textContent).toContain("We're checking your bets.");
  });
});
