import type { EndpointName } from '@matka/contracts/pact/endpoints';
import type { Mutant } from './mutants.ts';

/** What answers hold and the client does not read: breaking it breaks nobody. */
interface IgnoredFields {
  endpoint: EndpointName;
  statuses: readonly number[];
  /** The place, and whatever lies inside it. */
  paths: readonly string[];
  reason: string;
}

const ownErrorTexts =
  'the client has its own words for each of these statuses and reads nothing else';
const notShown = 'no screen asks for it: the client agrees on what every record has, and no more';

/** What of a record only the screens of /bets/history/ read. */
const recordPaths = (record: string): string[] => [
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
export const ignoredFields: readonly IgnoredFields[] = [
  {
    endpoint: 'register',
    statuses: [201],
    paths: ['$', 'content type'],
    reason: 'nothing of the answer is used, not even that it is JSON',
  },
  {
    endpoint: 'register',
    statuses: [500],
    paths: ['$', 'content type'],
    reason: 'without a text in the answer the client has its own words',
  },
  {
    endpoint: 'login',
    statuses: [200],
    paths: ['$.user.id'],
    reason: 'kept with the player and never looked at',
  },
  {
    endpoint: 'login',
    statuses: [400, 401, 403, 404, 500],
    paths: ['$', 'content type'],
    reason: ownErrorTexts,
  },
  {
    endpoint: 'refresh',
    statuses: [400],
    paths: ['$.refresh'],
    reason: 'only a detail is looked into, for the words of a refresh that is not supported',
  },
  {
    endpoint: 'refresh',
    statuses: [401, 403, 404, 500],
    paths: ['$', 'content type'],
    reason: ownErrorTexts,
  },
  {
    endpoint: 'markets',
    statuses: [401],
    paths: ['$', 'content type'],
    reason: 'the status alone makes the client renew its token',
  },
  { endpoint: 'bet', statuses: [200], paths: recordPaths('$'), reason: notShown },
  {
    endpoint: 'bettingHistory',
    statuses: [200],
    paths: recordPaths('$.data[*]'),
    reason: notShown,
  },
];

const isInside = (place: string, outer: string): boolean =>
  place === outer || place.startsWith(`${outer}.`) || place.startsWith(`${outer}[`);

/** The entry that a mutant belongs to; undefined when what it breaks is read. */
export const ignoredBy = ({ group, path }: Mutant): IgnoredFields | undefined =>
  ignoredFields.find(
    ({ endpoint, statuses, paths }) =>
      endpoint === group.endpoint &&
      statuses.includes(group.status) &&
      paths.some((outer) => isInside(path, outer)),
  );
