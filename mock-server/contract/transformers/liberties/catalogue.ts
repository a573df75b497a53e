import { each, type Fields, fieldsIn, inOrder, type Json, listIn, set, without } from '../edit.ts';
import { catalogueIds, marketNames } from '../rewrite.ts';
import { allOf, bodies, requestBodies } from '../transform.ts';
import type { Liberties } from './liberty.ts';

const page = '*.config_json';
const parts = ['theme', 'banners', 'buttons', 'banner_config', 'button_config'];
const times = ['open_time', 'close_time', 'open_result_time', 'close_result_time'];

const onEach = (names: readonly string[], path: string, edit: (value: Json) => Json) =>
  inOrder(...names.map((name) => each(`${path}.${name}`, edit)));

const isRunning = ({ current_status: status }: Fields) => status === 6 || status === 4;

/** Gives the markets that run, or those that do not, other words for their status. */
const statuses = (running: boolean, change: Fields) =>
  bodies(
    'markets',
    each('*', (market) => {
      const own = fieldsIn(market);
      return own.current_status_name !== 'Running for close' && isRunning(own) === running
        ? { ...own, ...change }
        : own;
    }),
  );

/** What a host may show on the home page. */
const homepage: Liberties = {
  'no-home-page-entries': {
    sentence: 'The home page may be an empty list.',
    transform: bodies('homepage', () => []),
  },
  'home-page-of-nulls': {
    sentence:
      'Each part of the home page may be null or left out: the client has its own defaults.',
    transform: bodies(
      'homepage',
      onEach(parts, page, () => null),
    ),
  },
  'empty-home-page': {
    sentence: 'The home page may configure nothing.',
    transform: bodies('homepage', set(page, {})),
  },
  'second-home-page': {
    sentence: 'Only the first entry of the home page is read; others may be of any kind.',
    transform: bodies('homepage', (body) => [...listIn(body), { config_json: 'season 2' }]),
  },
  'forty-banners': {
    sentence: 'A home page may have any number of banners.',
    transform: bodies(
      'homepage',
      each(`${page}.banners`, (banners) =>
        Array.from({ length: 40 }, (_, index) => ({
          ...fieldsIn(listIn(banners)[0]),
          id: 500 + index,
        })),
      ),
    ),
  },
  'pictures-elsewhere': {
    sentence: 'The picture of a banner may be on another server, a path, or whole in its address.',
    transform: bodies(
      'homepage',
      each(`${page}.banners`, (banners) =>
        listIn(banners).map((banner, index) => ({
          ...fieldsIn(banner),
          image_url:
            ['https://cdn.example/a%20b.webp?w=640', 'diwali offer.webp'][index] ??
            '//cdn.example/c',
        })),
      ),
    ),
  },
  'banners-without-a-description': {
    sentence: 'A banner may have no description, and a button no theme.',
    transform: bodies(
      'homepage',
      inOrder(without(`${page}.banners.*.description`), without(`${page}.buttons.*.theme`)),
    ),
  },
};

/** A host that takes the ids of the markets that are added for that of the first one. */
const knownMarkets = requestBodies('all', (body) =>
  Number(body.market_id) >= 1000 ? { ...body, market_id: 1 } : body,
);

/** What a host may do with its markets. */
const markets: Liberties = {
  'no-markets': {
    sentence: 'A host may have no markets.',
    scenario: 'no-markets',
  },
  'three-hundred-markets': {
    sentence: 'A host may have hundreds of markets.',
    transform: allOf(
      knownMarkets,
      bodies('markets', (body) => [
        ...listIn(body),
        ...Array.from({ length: 290 }, (_, index) => ({
          ...fieldsIn(listIn(body)[0]),
          id: 1000 + index,
          name: `Bazar ${index}`,
          open_pana: null,
          open_digit: null,
          close_digit: null,
          close_pana: null,
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
    transform: bodies(
      ['markets', 'betTypes'],
      each('*.id', (id) => String(id).padStart(8, '0')),
    ),
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
    transform: bodies('markets', (body) => listIn(body).toReversed()),
  },
  'market-that-is-gone': {
    sentence: 'A market on which bets were placed need not be listed any more.',
    transform: bodies('markets', (body) =>
      listIn(body).filter((row) => fieldsIn(row).name !== 'Rajdhani Night'),
    ),
  },
  'unnamed-status-of-running-markets': {
    sentence:
      'A status may have a name that the specification does not know: then the bet type says which bets are offered.',
    transform: statuses(true, { current_status_name: 'Bidding is on', current_status: 21 }),
  },
  'unnamed-status-of-closed-markets': {
    sentence: 'A market with such a status may refuse bets.',
    transform: statuses(false, { current_status_name: 'Weekly holiday', current_status: 30 }),
  },
  'other-numbers-of-closed-statuses': {
    sentence: 'The number of a status that is neither 6 nor 4 means no more than red.',
    transform: statuses(false, { current_status: 90 }),
  },
  'closed-statuses-without-a-number': {
    sentence: 'A closed market may have no number of its status.',
    transform: statuses(false, { current_status: null }),
  },
  'statuses-with-spaces': {
    sentence: 'A status may have spaces around its name, and its number may be a text.',
    transform: bodies(
      'markets',
      inOrder(
        each('*.current_status_name', (name) => ` ${name} `),
        each('*.current_status', String),
      ),
    ),
  },
  'times-without-seconds': {
    sentence: 'Times of day may leave out their seconds.',
    transform: bodies(
      'markets',
      onEach(times, '*', (time) => String(time).slice(0, 5)),
    ),
  },
  'betting-is-closed': {
    sentence: 'A market may rest: Betting is closed.',
    scenario: 'betting-is-closed',
  },
  'market-suspended': { sentence: 'A market may be Closed.', scenario: 'market-closed' },
};

/** What a host may do with its catalogue. */
export const catalogueLiberties: Liberties = { ...homepage, ...markets };
