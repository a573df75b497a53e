import { interaction } from '@matka/contracts/pact/interaction';
import { describe, expect, it } from 'vitest';
import { getBettingHistory } from '../src/api/history.ts';
import { asPlayer } from './client.ts';
import { pageOf, record } from './examples/history.ts';

describe('GET /betting/history/', () => {
  it('returns the first page of the player’s bets', { tags: ['@API-28', '@ROLE-02'] }, async () => {
    const { data, pagination } = await interaction(
      {
        state: 'usual',
        given: { bets: 'any' },
        description: "the player's bets",
        safety: 'read',
        endpoint: 'bettingHistory',
        response: { status: 'success', body: pageOf([record]) },
      },
      asPlayer(getBettingHistory),
    );
    expect(data[0]).toMatchObject({ id: '41', market: { name: 'Kalyan Matka' } });
    expect(pagination.total_pages).toBe(3);
  });
});
