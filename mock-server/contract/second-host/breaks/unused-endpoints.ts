import { bodies, each, renamed, without } from '../edit.ts';
import type { Break } from '../variant.ts';

const single: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'a-bet-within-data',
    description: 'A single bet stands within data.',
    effect: 'Whoever asks for the bet gets none.',
    changed: bodies((body) => ({ data: body }), 'bet'),
  },
  {
    name: 'a-bet-of-another',
    description: 'A single bet has another id than asked for.',
    effect: 'Whoever asks for the bet gets another one.',
    changed: bodies(
      each('id', (id) => Number(id) + 3),
      'bet',
    ),
  },
  {
    name: 'an-unknown-bet-is-200',
    description: 'A bet that does not exist gets 200.',
    effect: 'Whoever asks for the bet takes the refusal for one.',
    changed: (response, { endpoint }) =>
      endpoint === 'bet' && response.status === 404 ? { ...response, status: 200 } : response,
  },
];

const own: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'own-bets-renamed',
    description: 'The bets of GET /betting/history/ are called items.',
    effect: 'Whoever asks for the bets gets none.',
    changed: bodies(renamed('data', 'items'), 'bettingHistory'),
  },
  {
    name: 'own-bets-without-ids',
    description: 'The bets of GET /betting/history/ have no ids.',
    effect: 'Whoever asks for the bets gets none.',
    changed: bodies(without('data.*.id'), 'bettingHistory'),
  },
];

/** Breaks of the two endpoints that no screen uses. */
export const unusedEndpoints: readonly Break[] = [
  ...single.map((one): Break => ({ ...one, endpoint: 'bet' })),
  ...own.map((one): Break => ({ ...one, endpoint: 'bettingHistory' })),
];
