import { each, type Fields, fieldsIn, listIn } from './json.ts';
import { catalogueIds, marketNames } from './rewrite.ts';
import type { Rows } from './style.ts';
import { allOf, bodies, edits, requestBodies } from './transform.ts';

const page = '*.config_json';
const parts = ['theme', 'banners', 'buttons', 'banner_config', 'button_config'];
const undrawn = { open_pana: null, open_digit: null, close_digit: null, close_pana: null };
const times = ['open_time', 'close_time', 'open_result_time', 'close_result_time'];

const homepageParts = 'what the home page configures';
const pictures = 'the addresses of pictures';
const runningStatus = 'the status of a market that runs';
const closedStatus = 'the status of a market that does not run';

const isRunning = ({ current_status: status }: Fields) => status === 6 || status === 4;

/** Gives the markets that run, or those that do not, other words for their status. */
const statuses = (running: boolean, change: Fields) =>
  edits('markets', '*', (market) => {
    const own = fieldsIn(market);
    return own.current_status_name !== 'Running for close' && isRunning(own) === running
      ? { ...own, ...change }
      : own;
  });

const elsewhere = ['https://cdn.example/a%20b.webp?w=640', 'diwali offer.webp'];

const homepage: Rows = {
  'no-home-page-entries': {
    sentence: 'The home page may be an empty list.',
    decides: homepageParts,
    endpoint: 'homepage',
    change: 'empty',
  },
  'home-page-of-nulls': {
    sentence:
      'Each part of the home page may be null or left out: the client has its own defaults.',
    decides: homepageParts,
    endpoint: 'homepage',
    path: parts.map((name) => `${page}.${name}`),
    change: 'null',
  },
  'empty-home-page': {
    sentence: 'The home page may configure nothing.',
    decides: homepageParts,
    endpoint: 'homepage',
    path: page,
    change: 'empty',
  },
  'second-home-page': {
    sentence: 'Only the first entry of the home page is read; others may be of any kind.',
    decides: homepageParts,
    endpoint: 'homepage',
    change: { add: [{ config_json: 'season 2' }] },
  },
  'forty-banners': {
    sentence: 'A home page may have any number of banners.',
    transform: edits('homepage', `${page}.banners`, (banners) =>
      Array.from({ length: 40 }, (_, index) => ({
        ...fieldsIn(listIn(banners)[0]),
        id: 500 + index,
      })),
    ),
  },
  'pictures-elsewhere': {
    sentence: 'The picture of a banner may be on another server, a path, or whole in its address.',
    decides: pictures,
    transform: edits('homepage', `${page}.banners`, (banners) =>
      listIn(banners).map((banner, index) => ({
        ...fieldsIn(banner),
        image_url: elsewhere[index] ?? '//cdn.example/c',
      })),
    ),
  },
  'pictures-on-http': {
    sentence: 'The picture of a banner may be on a server without TLS.',
    decides: pictures,
    endpoint: 'homepage',
    path: `${page}.banners.*.image_url`,
    change: { set: 'http://cdn.example/banner.webp' },
  },
  'banners-without-a-description': {
    sentence: 'A banner may have no description, and a button no theme.',
    endpoint: 'homepage',
    path: [`${page}.banners.*.description`, `${page}.buttons.*.theme`],
    change: 'drop',
  },
  'banners-without-a-title': {
    sentence: 'A banner may have no title.',
    endpoint: 'homepage',
    path: `${page}.banners.*.title`,
    change: 'null',
  },
};

const markets: Rows = {
  'no-markets': { sentence: 'A host may have no markets.', scenario: 'no-markets' },
  'three-hundred-markets': {
    sentence: 'A host may have hundreds of markets.',
    transform: allOf(
      requestBodies('all', (body) =>
        Number(body.market_id) >= 1000 ? { ...body, market_id: 1 } : body,
      ),
      bodies('markets', (body) => [
        ...listIn(body),
        ...Array.from({ length: 290 }, (_, index) => ({
          ...fieldsIn(listIn(body)[0]),
          id: 1000 + index,
          name: `Bazar ${index}`,
          ...undrawn,
        })),
      ]),
    ),
  },
  'other-market-ids': {
    sentence: 'The ids of markets are the host’s own.',
    transform: catalogueIds(
      'markets',
      (id) => id * 7 + 5000,
      (id) => (Number(id) - 5000) / 7,
    ),
  },
  'market-ids-as-texts': {
    sentence: 'Ids of markets and bet types may be texts of digits, with leading zeros too.',
    endpoint: ['markets', 'betTypes'],
    path: '*.id',
    change: (id) => String(id).padStart(8, '0'),
  },
  'other-market-names': {
    sentence: 'The names of markets are the host’s own, with any signs.',
    transform: marketNames({
      'SITA MORNING': 'सूर्या रात्रि',
      'Time Bazar': 'Ganga & Sons + Day #1',
      'Kalyan Matka': 'Bazar. [0] A/B 50%',
    }),
  },
  'markets-in-another-order': {
    sentence: 'The order of the list of markets is the host’s own.',
    endpoint: 'markets',
    change: 'reverse',
  },
  'market-that-is-gone': {
    sentence: 'A market that has results and bets need not be listed any more.',
    transform: bodies('markets', (body) =>
      listIn(body).filter((row) => fieldsIn(row).name !== 'Rajdhani Night'),
    ),
  },
  'status-numbers-alike': {
    sentence: 'The status numbers 4 and 6 mean the same: both are green.',
    decides: runningStatus,
    transform: edits('markets', '*', (market) => {
      const { current_status: status = null, ...others } = fieldsIn(market);
      return { ...others, current_status: status === 6 ? 4 : status === 4 ? 6 : status };
    }),
  },
  'unnamed-status-of-running-markets': {
    sentence:
      'A status may have a name that the specification does not know: then the bet type says which bets are offered.',
    decides: runningStatus,
    transform: statuses(true, { current_status_name: 'Bidding is on', current_status: 21 }),
  },
  'unnamed-status-of-closed-markets': {
    sentence: 'A market with such a status may refuse bets.',
    decides: closedStatus,
    transform: statuses(false, { current_status_name: 'Weekly holiday', current_status: 30 }),
  },
  'other-numbers-of-closed-statuses': {
    sentence: 'The number of a status that is neither 6 nor 4 means no more than red.',
    decides: closedStatus,
    transform: statuses(false, { current_status: 90 }),
  },
  'closed-statuses-without-a-number': {
    sentence: 'A closed market may have no number of its status.',
    decides: closedStatus,
    transform: statuses(false, { current_status: null }),
  },
  'statuses-with-spaces': {
    sentence: 'A status may have spaces around its name, and its number may be a text.',
    transform: bodies('markets', (body) =>
      each('*.current_status', (status) => (status === null ? null : String(status)))(
        each('*.current_status_name', (name) => ` ${name} `)(body),
      ),
    ),
  },
  'times-without-seconds': {
    sentence: 'Times of day may leave out their seconds.',
    endpoint: 'markets',
    path: times.map((name) => `*.${name}`),
    change: (time) => String(time).slice(0, 5),
  },
  'betting-is-closed': {
    sentence: 'A market may rest: Betting is closed.',
    scenario: 'betting-is-closed',
  },
  'market-suspended': { sentence: 'A market may be Closed.', scenario: 'market-closed' },
};

/** Styles of a host's home page and markets. */
export const catalogueRows: Rows = { ...homepage, ...markets };
