import { describe, expect, it } from 'vitest';
import { noFilter, queryOf, tickCount } from './bid-filter.ts';

describe('the query of a filter', () => {
  it('[BIDS-21] [BIDS-23] [BIDS-24] asks for nothing but the page without ticks', () => {
    expect(queryOf(noFilter, 1)).toEqual({ page: 1 });
    expect(tickCount(noFilter)).toBe(0);
  });

  it.each(['open', 'close'] as const)('[BIDS-21] asks for the ticked game type %s', (side) => {
    expect(queryOf({ ...noFilter, gameTypes: [side] }, 1)).toEqual({ page: 1, session_type: side });
  });

  it('[BIDS-22] asks for open when both game types are ticked', () => {
    for (const gameTypes of [['open', 'close'] as const, ['close', 'open'] as const]) {
      expect(queryOf({ ...noFilter, gameTypes }, 1).session_type).toBe('open');
    }
  });

  it('[BIDS-23] [BIDS-24] [BIDS-30] asks for each status and market, on every page', () => {
    const filter = {
      gameTypes: [],
      statuses: ['won', 'pending'] as const,
      markets: ['Kalyan Matka', 'Sridevi'],
    };
    expect(queryOf(filter, 3)).toEqual({
      page: 3,
      bet_status: ['won', 'pending'],
      market_names: ['Kalyan Matka', 'Sridevi'],
    });
    expect(tickCount(filter)).toBe(4);
  });
});
