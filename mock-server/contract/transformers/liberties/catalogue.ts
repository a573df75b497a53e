import { type Fields, fieldsIn, listIn } from '../edit.ts';
import { catalogueIds, marketNames } from '../rewrite.ts';
import { allOf, bodies, drops, edits, requestBodies } from '../transform.ts';
import type { Liberties } from './liberty.ts';

const page = '*.config_json';
const parts = ['theme', 'banners', 'buttons', 'banner_config', 'button_config'];
const undrawn = { open_pana: null, open_digit: null, close_digit: null, close_pana: null };
const times = ['open_time', 'close_time', 'open_result_time', 'close_result_time'];

const isRunning = ({ current_status: status }: Fields) => status === 6 || status === 4;

/** Gives the markets that run, or those that do not, other words for their status. */
const statuses = (running: boolean, change: Fields) =>
  edits('markets', '*', (market) => {
    const own = fieldsIn(market);
    return own.current_status_name !== 'Running for close' && isRunning(own) === running
      ? { ...own, ...change }
      : own;
  });

const homepage: Liberties = {
  'no-home-page-entries': bodies('homepage', () => []),
  'home-page-of-nulls': edits(
    'homepage',
    parts.map((name) => `${page}.${name}`),
    () => null,
  ),
  'empty-home-page': edits('homepage', page, () => ({})),
  'second-home-page': bodies('homepage', (body) => [...listIn(body), { config_json: 'season 2' }]),
  'forty-banners': edits('homepage', `${page}.banners`, (banners) =>
    Array.from({ length: 40 }, (_, index) => ({
      ...fieldsIn(listIn(banners)[0]),
      id: 500 + index,
    })),
  ),
  'pictures-elsewhere': edits('homepage', `${page}.banners`, (banners) =>
    listIn(banners).map((banner, index) => ({
      ...fieldsIn(banner),
      image_url:
        ['https://cdn.example/a%20b.webp?w=640', 'diwali offer.webp'][index] ?? '//cdn.example/c',
    })),
  ),
  'banners-without-a-description': drops('homepage', [
    `${page}.banners.*.description`,
    `${page}.buttons.*.theme`,
  ]),
};

const markets: Liberties = {
  'no-markets': { scenario: 'no-markets' },
  'three-hundred-markets': allOf(
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
  'other-market-ids': catalogueIds(
    'markets',
    (id) => id * 7 + 5000,
    (id) => (Number(id) - 5000) / 7,
  ),
  'market-ids-as-texts': edits(['markets', 'betTypes'], '*.id', (id) =>
    String(id).padStart(8, '0'),
  ),
  'other-market-names': marketNames({
    'SITA MORNING': 'सूर्या रात्रि',
    'Time Bazar': 'Ganga & Sons + Day #1',
    'Kalyan Matka': 'Bazar. [0] A/B 50%',
  }),
  'markets-in-another-order': bodies('markets', (body) => listIn(body).toReversed()),
  'market-that-is-gone': bodies('markets', (body) =>
    listIn(body).filter((row) => fieldsIn(row).name !== 'Rajdhani Night'),
  ),
  'unnamed-status-of-running-markets': statuses(true, {
    current_status_name: 'Bidding is on',
    current_status: 21,
  }),
  'unnamed-status-of-closed-markets': statuses(false, {
    current_status_name: 'Weekly holiday',
    current_status: 30,
  }),
  'other-numbers-of-closed-statuses': statuses(false, { current_status: 90 }),
  'closed-statuses-without-a-number': statuses(false, { current_status: null }),
  'statuses-with-spaces': allOf(
    edits('markets', '*.current_status_name', (name) => ` ${name} `),
    edits('markets', '*.current_status', String),
  ),
  'times-without-seconds': edits(
    'markets',
    times.map((name) => `*.${name}`),
    (time) => String(time).slice(0, 5),
  ),
  'betting-is-closed': { scenario: 'betting-is-closed' },
  'market-suspended': { scenario: 'market-closed' },
};

/** What a host may do with its catalogue. */
export const catalogueLiberties: Liberties = { ...homepage, ...markets };
