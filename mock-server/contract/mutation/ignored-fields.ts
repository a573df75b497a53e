import type { CallName } from '@matka/contracts/pact/endpoints';
import type { Mutant } from './mutants.ts';

/** What answers hold and the client does not read: breaking it breaks nobody. */
interface Unread {
  call: CallName;
  statuses: readonly number[];
  /** The place, and whatever lies inside it. */
  places: readonly string[];
  because: string;
}

const refusal = 'the client has its own words for each of these statuses and reads nothing else';
const ownBets = 'no screen asks for it: the client agrees on what every record has, and no more';

/** What of a record only the screens of /bets/history/ read. */
const ofRecord = (record: string): string[] => [
  `${record}.calculated_values`,
  ...[
    'points',
    'before_amount',
    'bet_type',
    'open_digit',
    'close_digit',
    'open_pana',
    'close_pana',
    'jodi',
    'result_data',
    'placed_bets',
  ].map((name) => `${record}.bet_details.${name}`),
];

/** Every place that no interaction holds, with its reason. */
export const unread: readonly Unread[] = [
  {
    call: 'register',
    statuses: [201],
    places: ['$', 'content type'],
    because: 'nothing of the answer is used, not even that it is JSON',
  },
  {
    call: 'register',
    statuses: [500],
    places: ['$', 'content type'],
    because: 'without a text in the answer the client has its own words',
  },
  {
    call: 'login',
    statuses: [200],
    places: ['$.user.id'],
    because: 'kept with the player and never looked at',
  },
  {
    call: 'login',
    statuses: [400, 401, 403, 404, 500],
    places: ['$', 'content type'],
    because: refusal,
  },
  {
    call: 'refresh',
    statuses: [400],
    places: ['$.refresh'],
    because: 'only a detail is looked into, for the words of a refresh that is not supported',
  },
  {
    call: 'refresh',
    statuses: [401, 403, 404, 500],
    places: ['$', 'content type'],
    because: refusal,
  },
  {
    call: 'markets',
    statuses: [401],
    places: ['$', 'content type'],
    because: 'the status alone makes the client renew its token',
  },
  { call: 'bet', statuses: [200], places: ofRecord('$'), because: ownBets },
  { call: 'bettingHistory', statuses: [200], places: ofRecord('$.data[*]'), because: ownBets },
];

const isInside = (place: string, outer: string): boolean =>
  place === outer || place.startsWith(`${outer}.`) || place.startsWith(`${outer}[`);

/** The entry that a mutant belongs to; undefined when what it breaks is read. */
export const unreadAt = ({ family, place }: Mutant): Unread | undefined =>
  unread.find(
    ({ call, statuses, places }) =>
      call === family.call &&
      statuses.includes(family.status) &&
      places.some((outer) => isInside(place, outer)),
  );
