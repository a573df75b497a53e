import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { PINNED_MARKETS, readPlayerList, writePlayerList } from '../../auth/player-list.ts';
import { sampleMarket } from '../../testing/sample-market.ts';
import { signInForTest } from '../../testing/signed-in.ts';
import { PinChip } from './pin-chip.tsx';

describe('pin chip', () => {
  beforeEach(() => {
    localStorage.clear();
    signInForTest();
  });

  it('the pin chip pins a market and unpins it, by keyboard too, and leaves the others', async () => {
    const user = userEvent.setup({ delay: null });
    writePlayerList(PINNED_MARKETS, ['2']);
    render(<PinChip market={sampleMarket({ id: 7 })} />);
    await user.click(screen.getByRole('button', { name: 'On top at home', pressed: false }));
    expect(readPlayerList(PINNED_MARKETS)).toEqual(['2', '7']);
    expect(localStorage.getItem('has_pins')).toBe('yes');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'On top at home', pressed: false })).toBeTruthy();
    expect(readPlayerList(PINNED_MARKETS)).toEqual(['2']);
  });

  it('the pin chip shows that a market is pinned', () => {
    writePlayerList(PINNED_MARKETS, ['7']);
    render(<PinChip market={sampleMarket({ id: 7 })} />);
    expect(screen.getByRole('button', { name: 'On top at home', pressed: true })).toBeTruthy();
  });
});
