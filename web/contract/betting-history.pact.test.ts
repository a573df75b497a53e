import { expect, it } from 'vitest';
import { getBettingHistory } from '../src/api/history.ts';
import { reads } from './client.ts';
import { pageOf, record } from './examples/history.ts';

it('GET /betting/history/ returns the first page of the player’s bets', {
  tags: ['@API-28', '@ROLE-02'],
}, async () => {
  const spec = { given: { bets: 'any' }, description: "the player's bets" } as const;
  const { data, pagination } = await reads(
    { ...spec, endpoint: 'bettingHistory', body: pageOf([record]) },
    getBettingHistory,
  );
  expect(data[0]).toMatchObject({ id: '41', market: { name: 'Kalyan Matka' } });
  expect(pagination.total_pages).toBe(3);
});
