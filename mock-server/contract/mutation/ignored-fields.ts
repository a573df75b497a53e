import type { EndpointName } from '@matka/contracts/api/endpoints';
import type { Mutant } from './mutants.ts';

/** Fields of responses that the client does not read. */
interface IgnoredFields {
  endpoint: EndpointName;
  statuses: readonly number[];
  /** Each path includes everything below it. */
  paths: readonly string[];
  reason: string;
}

const ownErrorTexts =
  'the client shows its own text for each of these statuses and reads nothing else';
const notShown =
  'no screen requests this list: the client relies on the common fields of records only';

/** Fields of a record that only the screens of /bets/history/ read. */
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

/** All fields that no interaction checks, with the reason. */
export const ignoredFields: readonly IgnoredFields[] = [
  {
    endpoint: 'register',
    statuses: [201],
    paths: ['$', 'content type'],
    reason: 'the client reads the status only',
  },
  {
    endpoint: 'register',
    statuses: [500],
    paths: ['$', 'content type'],
    reason: 'the client shows its own text if the response contains none',
  },
  {
    endpoint: 'login',
    statuses: [200],
    paths: ['$.user.id'],
    reason: 'stored with the player but never used',
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
    reason: 'the client only looks for a detail that says that refreshing is not supported',
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
    reason: 'the status alone makes the client refresh its token',
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

/** The entry that contains the path of a mutant; undefined if the client reads it. */
export const ignoredBy = ({ group, path }: Mutant): IgnoredFields | undefined =>
  ignoredFields.find(
    ({ endpoint, statuses, paths }) =>
      endpoint === group.endpoint &&
      statuses.includes(group.status) &&
      paths.some((outer) => isInside(path, outer)),
  );
