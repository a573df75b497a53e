import { mainPlayer } from '@matka/fixtures/players';
import { randomHostStyles } from '@matka/mock-server/src/host-styles/host-styles';
import { played as jodiDigits } from '../src/features/bids/screens/jodi-digits.ts';
import { paths } from '../src/lib/paths.ts';
import { market, pointsOf, rowsOf } from '../src/testing/played-cases.ts';
import { expect, test } from './bids/fixtures.ts';
import { putState } from './put-state.ts';

test.use({ scenario: 'usual' });

/** Styles with which the journey is another one: other names, no such tile, a request sent again, one record of two bets. */
const otherJourney = [
  'one-record-for-several-numbers',
  'other-market-names',
  'six-bet-types',
  'narrow-limits',
  'limits-left-to-the-client',
  'rate-limit',
];

const seeds = Array.from({ length: 200 }, (_, seed) => seed).filter((seed) =>
  randomHostStyles(seed).every((name) => !otherJourney.includes(name)),
);

/** Styles that a browser handles by itself: it revalidates its cache, follows redirects, keeps tokens and loads pictures. */
const ofBrowsers = [
  'entity-tags',
  'addresses-without-a-slash',
  'opaque-refresh-tokens',
  'pictures-elsewhere',
];

// host-styles.test.tsx plays the components on each style. The weekly run plays twenty random hosts in a browser.
const count = process.env.MATKA_HOST_STYLES === 'all' ? 20 : 0;
for (const styles of [ofBrowsers, ...seeds.slice(0, count).map(randomHostStyles)]) {
  test(`a player bets once and reads every list on a host with ${styles.join(', ')}`, async ({
    page,
    world,
    login,
    home,
    betTypes,
    bids,
  }) => {
    await world.setHostStyle(styles);
    const before = await world.bets(mainPlayer.mobile);
    await page.goto('/');
    await login.signIn(mainPlayer.mobile, mainPlayer.password);
    await home.placeBetOn(market);
    await betTypes.choose(jodiDigits.tile);
    await jodiDigits.fillIn(bids);
    await bids.hasTotals(2, pointsOf(jodiDigits.rows));
    await bids.placeAll(market);
    await betTypes.isShownFor(market);
    const placed = (await world.bets(mainPlayer.mobile)).length - before.length;
    expect(placed).toBe(rowsOf(jodiDigits.rows).length);
    await world.expireTokens();
    await page.goto(paths.home);
    for (const path of [
      paths.home,
      paths.bidHistory,
      paths.winHistory,
      paths.passbook,
      paths.marketResultHistory,
      paths.chart,
      paths.gameRates,
    ]) {
      await putState(page, path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('main')).toContainText(/\d/);
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText(/\b(undefined|null|NaN|Invalid Date)\b/)).toHaveCount(0);
    }
  });
}
