import { numbers, paddedDigits, spelled, texts } from './ids.ts';
import { everyObject, type Fields, fieldsIn, type Json, listIn } from './json.ts';
import type { Rows } from './style.ts';

const page = '*.config_json';
const parts = ['theme', 'banners', 'buttons', 'banner_config', 'button_config'];
const times = ['open_time', 'close_time', 'open_result_time', 'close_result_time'];

const homepageParts = 'what the home page configures';
const pictures = 'the addresses of pictures';
const marketIds = 'the ids of markets';
const runningStatus = 'the status of a market that runs';
const closedStatus = 'the status of a market that does not run';

const elsewhere = ['https://cdn.example/a%20b.webp?w=640', 'diwali offer.webp'];

const otherNames = [
  ['SITA MORNING', 'सूर्या रात्रि'],
  ['Time Bazar', 'Ganga & Sons + Day #1'],
  ['Kalyan Matka', 'Bazar. [0] A/B 50%'],
];

/** Fields with other names of markets, as names and in texts; `from` is 0 for the mock's names, 1 for the host's. */
function renamed(fields: Fields, from: 0 | 1): Fields {
  const other = (value: Json): Json =>
    Array.isArray(value)
      ? value.map(other)
      : (otherNames.find((pair) => pair[from] === value)?.[1 - from] ?? value);
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [String(other(name)), other(value)]),
  );
}

const homepage: Rows = {
  'no-home-page-entries': {
    description: 'The home page may be an empty list.',
    decides: homepageParts,
    endpoint: 'homepage',
    change: 'empty',
  },
  'home-page-of-nulls': {
    description:
      'Each part of the home page may be null or left out: the client has its own defaults.',
    decides: homepageParts,
    endpoint: 'homepage',
    path: parts.map((name) => `${page}.${name}`),
    change: 'null',
  },
  'empty-home-page': {
    description: 'The home page may configure nothing.',
    decides: homepageParts,
    endpoint: 'homepage',
    path: page,
    change: 'empty',
  },
  'second-home-page': {
    description: 'Only the first entry of the home page is read; others may be of any kind.',
    decides: homepageParts,
    endpoint: 'homepage',
    change: { add: [{ config_json: 'season 2' }] },
  },
  'forty-banners': {
    description: 'A home page may have any number of banners.',
    endpoint: 'homepage',
    path: `${page}.banners`,
    change: (banners) =>
      Array.from({ length: 40 }, (_, index) => ({
        ...fieldsIn(listIn(banners)[0]),
        id: 500 + index,
      })),
  },
  'pictures-elsewhere': {
    description:
      'The picture of a banner may be on another server, a path, or whole in its address.',
    decides: pictures,
    endpoint: 'homepage',
    path: `${page}.banners`,
    change: (banners) =>
      listIn(banners).map((banner, index) => ({
        ...fieldsIn(banner),
        image_url: elsewhere[index] ?? '//cdn.example/c',
      })),
  },
  'pictures-on-http': {
    description: 'The picture of a banner may be on a server without TLS.',
    decides: pictures,
    endpoint: 'homepage',
    path: `${page}.banners.*.image_url`,
    change: { set: 'http://cdn.example/banner.webp' },
  },
  'banners-without-a-description': {
    description: 'A banner may have no description, and a button no theme.',
    endpoint: 'homepage',
    path: [`${page}.banners.*.description`, `${page}.buttons.*.theme`],
    change: 'drop',
  },
  'banner-ids-as-texts': {
    description: 'The ids of banners and buttons may be texts.',
    endpoint: 'homepage',
    path: [`${page}.banners.*.id`, `${page}.buttons.*.id`],
    change: { format: 'd{}' },
  },
  'banners-without-a-title': {
    description: 'A banner may have no title.',
    endpoint: 'homepage',
    path: `${page}.banners.*.title`,
    change: 'null',
  },
};

const markets: Rows = {
  'no-markets': { description: 'A host may have no markets.', scenario: 'no-markets' },
  'three-hundred-markets': {
    description: 'A host may have hundreds of markets.',
    rules: { moreMarkets: 290 },
  },
  'other-market-ids': {
    description: 'The ids of markets are the host’s own.',
    decides: marketIds,
    ...spelled('markets', numbers(5000, 7)),
  },
  'market-ids-with-letters': {
    description: 'The ids of markets may be texts with letters.',
    decides: marketIds,
    ...spelled('markets', texts(12, '65f0c0ffee00')),
  },
  'market-ids-as-texts': {
    description: 'Ids of markets and bet types may be texts of digits, with leading zeros too.',
    decides: marketIds,
    ...spelled(['markets', 'betTypes'], paddedDigits),
  },
  'other-market-names': {
    description: 'The names of markets are the host’s own, with any signs.',
    request: (sent) => ({ ...sent, query: renamed(sent.query, 1) }),
    change: everyObject((fields) => renamed(fields, 0)),
  },
  'markets-in-another-order': {
    description: 'The order of the list of markets is the host’s own.',
    endpoint: 'markets',
    change: 'reverse',
  },
  'market-that-is-gone': {
    description: 'A market that has results and bets need not be listed any more.',
    endpoint: 'markets',
    change: (list) => listIn(list).filter((row) => fieldsIn(row).name !== 'Rajdhani Night'),
  },
  'status-numbers-alike': {
    description: 'The status numbers 4 and 6 mean the same: both are green.',
    decides: runningStatus,
    endpoint: 'markets',
    path: '*.current_status',
    change: {
      replace: [
        [6, 4],
        [4, 6],
      ],
    },
  },
  'unnamed-status-of-running-markets': {
    description:
      'A status may have a name that the specification does not know: then the bet type says which bets are offered.',
    decides: runningStatus,
    endpoint: 'markets that run',
    change: { add: { current_status_name: 'Bidding is on', current_status: 21 } },
  },
  'unnamed-status-of-closed-markets': {
    description: 'A market with such a status may refuse bets.',
    decides: closedStatus,
    endpoint: 'markets that do not run',
    change: { add: { current_status_name: 'Weekly holiday', current_status: 30 } },
  },
  'other-numbers-of-closed-statuses': {
    description: 'The number of a status that is neither 6 nor 4 means no more than red.',
    decides: closedStatus,
    endpoint: 'markets that do not run',
    change: { add: { current_status: 90 } },
  },
  'closed-statuses-without-a-number': {
    description: 'A closed market may have no number of its status.',
    decides: closedStatus,
    endpoint: 'markets that do not run',
    change: { add: { current_status: null } },
  },
  'statuses-with-spaces': {
    description: 'A status may have spaces around its name, and its number may be a text.',
    changes: [
      { endpoint: 'markets', path: '*.current_status', change: 'as text' },
      { endpoint: 'markets', path: '*.current_status_name', change: { format: ' {} ' } },
    ],
  },
  'times-without-seconds': {
    description: 'Times of day may leave out their seconds.',
    endpoint: 'markets',
    path: times.map((name) => `*.${name}`),
    change: (time) => String(time).slice(0, 5),
  },
  'betting-is-closed': {
    description: 'A market may rest: Betting is closed.',
    scenario: 'betting-is-closed',
  },
  'market-suspended': { description: 'A market may be Closed.', scenario: 'market-closed' },
  'every-market-suspended': {
    description: 'All markets may be Closed while their times are still ahead.',
    scenario: 'every-market-closed',
  },
};

/** Styles of a host's home page and markets. */
export const catalogueRows: Rows = { ...homepage, ...markets };
