import type { EndpointName } from '@matka/contracts/api/endpoints';
import { expect, it } from 'vitest';
import {
  allowedVariants,
  hostStyles,
  randomHostStyles,
  readHostStyles,
  styledBy,
} from './host-styles.ts';
import type { Json } from './json.ts';

const seeds = Array.from({ length: 200 }, (_, index) => index);

it('host styles have different names and end their sentences with a full stop', () => {
  expect(new Set(allowedVariants.map(({ name }) => name)).size).toBe(allowedVariants.length);
  expect(allowedVariants.filter(({ description }) => !/^[A-Z].*\.$/.test(description))).toEqual([]);
});

it('each host style that decides something has another style that contradicts it', () => {
  const decided = hostStyles.flatMap(({ decides }) => decides ?? []);
  const once = decided.filter((one) => decided.filter((other) => other === one).length < 2);
  expect(once).toEqual([]);
});

it('host styles drawn by a seed fit together, repeat with the seed, and leave none out', () => {
  const drawn = seeds.map(randomHostStyles);
  for (const names of drawn) {
    const decided = readHostStyles(names).flatMap(({ decides }) => decides ?? []);
    expect(new Set(decided).size).toBe(decided.length);
  }
  expect(seeds.map(randomHostStyles)).toEqual(drawn);
  expect(new Set(drawn.flat()).size).toBe(hostStyles.length);
  expect(drawn.filter((names) => names.length < 2 || names.length > 12)).toEqual([]);
});

const bet = (bet_type: Json, own: Json) => ({
  bet_details: { bet_type, placed_bets: [{ bet_type: own }] },
});
const page = (...ids: Json[]) => [
  { config_json: { banners: ids.map((id) => ({ id })), buttons: ids.map((id) => ({ id })) } },
];

it.each<[name: string, endpoint: EndpointName, body: Json, formed: Json]>([
  ['banner-ids-as-texts', 'homepage', page(1, 2), page('d1', 'd2')],
  ['sessions-in-capitals', 'bet', bet('open', 'close'), bet('OPEN', 'CLOSE')],
  ['sessions-in-capitals', 'bet', bet(null, null), bet(null, null)],
  [
    'sessions-in-capitals',
    'history',
    { data: [bet('close', 'open')] },
    { data: [bet('CLOSE', 'OPEN')] },
  ],
])('the host style %s writes its form in a response of %s', (name, endpoint, body, formed) => {
  const sent = { endpoint, url: '', headers: {}, params: {}, query: {}, body: undefined };
  const { form } = styledBy([name]);
  expect(form?.response?.({ status: 200, headers: {}, body }, sent).body).toEqual(formed);
});
