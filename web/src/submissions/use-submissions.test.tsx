import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { signInForTest } from '../testing/signed-in.ts';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { currentPrefix } from './owner.ts';
import { useSubmission, useSubmissions } from './use-submissions.ts';

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
