import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { proxy } from 'valtio';
import { expect, it } from 'vitest';
import { useLater } from './use-later.ts';

/** A state, its part on the screen, and how often that was rendered. */
function shown() {
  const state = proxy({ notice: { text: 'first' }, other: 0 });
  const seen: string[] = [];
  function Part() {
    const { text } = useLater(state, ({ notice }) => notice);
    seen.push(text);
    return <p>{text}</p>;
  }
  return { state, seen, Part };
}

it('a part that may come later follows its state', async () => {
  const { state, Part } = shown();
  await act(async () => render(<Part />));
  await act(async () => {
    state.notice = { text: 'second' };
  });
  expect(screen.getByText('second')).toBeTruthy();
});

it('a part that may come later follows what changed before it was there', async () => {
  const { state, Part } = shown();
  /** Changes the state before the effects of the part. */
  function Changed() {
    useLayoutEffect(() => {
      state.notice.text = 'second';
    }, []);
    return <Part />;
  }
  await act(async () => render(<Changed />));
  expect(screen.getByText('second')).toBeTruthy();
});

it('a part that may come later is not rendered for other changes', async () => {
  const { state, seen, Part } = shown();
  await act(async () => render(<Part />));
  const before = seen.length;
  await act(async () => {
    state.other = 1;
  });
  expect(seen.length).toBe(before);
});
