import {
  hostStyles,
  randomHostStyles,
  readHostStyles,
} from '@matka/mock-server/src/host-styles/host-styles';
import type { HostStyle } from '@matka/mock-server/src/host-styles/style';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '../lib/paths.ts';
import { type Betting, type PlayedHost, startPlayedHost } from './play-host.tsx';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** Names of styles play a host with them; `all` plays each style alone and 200 combinations: `MATKA_HOST_STYLES=all npx vitest run --project 'web pages' host-styles`. */
const named = process.env.MATKA_HOST_STYLES;

const { home, bidHistory, winHistory, passbook, marketResultHistory, chart, gameRates } = paths;
const histories = [bidHistory, winHistory, passbook];
const everywhere = [home, ...histories, marketResultHistory, chart, gameRates, 'refusals'];

/** Where a player sees something else because of a style; with any other the screens show what they show on the mock. */
const shownOtherwise: Readonly<Record<string, readonly string[]>> = {
  'pages-of-50': histories,
  'pages-of-7': histories,
  'pages-of-2': histories,
  'one-page-without-pagination': histories,
  'last-result-until-the-next': [home],
  'oldest-bets-first': histories,
  'one-record-for-several-numbers': [bidHistory, passbook],
  'bet-ids-as-uuids': [bidHistory],
  'big-bet-ids': [bidHistory],
  'no-session-of-jodis': histories,
  'suggestions-in-another-order': [home, ...histories],
  'numbers-in-the-bet-itself': histories,
  'no-home-page-entries': [home],
  'home-page-of-nulls': [home],
  'empty-home-page': [home],
  'unnamed-status-of-running-markets': [home],
  'unnamed-status-of-closed-markets': [home],
  'three-hundred-markets': [home, chart],
  'errors-with-a-summary': ['refusals'],
  'form-errors-below-errors': ['refusals'],
  'form-errors-in-a-list': ['refusals'],
  'digits-without-their-panas': [home, marketResultHistory, chart],
  'market-that-is-gone': [home, chart],
  'rates-on-several-pages': [gameRates],
  'no-rates': [gameRates],
  'results-of-other-markets': [marketResultHistory],
  'markets-in-another-order': [chart],
  'other-market-names': [chart],
  'fields-in-another-order': [marketResultHistory],
  'rate-limit': everywhere,
};

/** Styles with which the five bets cannot be placed as they are. */
const withoutBets = [
  'six-bet-types',
  'narrow-limits',
  'limits-left-to-the-client',
  'rate-limit',
  'three-hundred-markets',
];

const names = (styles: readonly HostStyle[]): string[] => styles.map(({ name }) => name);
const isSeen = ({ name }: HostStyle): boolean => name in shownOtherwise;
const canBet = (some: readonly string[]): boolean =>
  !some.some((name) => withoutBets.includes(name));

const goTogether = (styles: readonly HostStyle[]): boolean =>
  new Set(styles.flatMap(({ decides }) => decides ?? [])).size ===
  styles.filter(({ decides }) => decides).length;

/** A host by the names of its styles, and where a player bets there. */
type Host = readonly [styles: readonly string[], betting: Betting];

/**
 * Few hosts that have each style once: those that are seen apart from the others, those without bets too. The first one
 * of a kind has all styles that go together; the others decide a size of pages or a form of times, and get bets without a
 * screen.
 */
function fewHosts(): Host[] {
  const hosts: HostStyle[][] = [];
  const kindOf = (style: HostStyle) => `${isSeen(style)} ${canBet([style.name])}`;
  for (const style of hostStyles) {
    const host = hosts.find(
      ([first, ...more]) =>
        first && kindOf(first) === kindOf(style) && goTogether([first, ...more, style]),
    );
    if (host) host.push(style);
    else hosts.push([style]);
  }
  const kinds = new Set<string>();
  return hosts.map((host) => {
    const kind = host[0] ? kindOf(host[0]) : '';
    const betting = kinds.has(kind) ? 'through the client' : 'on screens';
    kinds.add(kind);
    return [names(host), canBet(names(host)) ? betting : 'nowhere'];
  });
}

/** Texts with the market names of the style that has other ones. */
const withOldNames = (texts: readonly string[]) =>
  texts.map((text) =>
    text
      .replaceAll('सूर्या रात्रि', 'SITA MORNING')
      .replaceAll('Ganga & Sons + Day #1', 'Time Bazar')
      .replaceAll('Bazar. [0] A/B 50%', 'Kalyan Matka'),
  );

const every = [
  ...names(hostStyles).map((name) => [name]),
  ...Array.from({ length: 200 }, (_, seed) => randomHostStyles(seed)),
];
const chosen = named === 'all' ? every : named?.split(' ').map((some) => some.split(','));
const hosts: readonly Host[] =
  chosen?.map((some) => [some, canBet(some) ? 'on screens' : 'nowhere']) ?? fewHosts();

describe('a player on a host with permitted variations', () => {
  let host: Awaited<ReturnType<typeof startPlayedHost>>;
  const usual = new Map<Betting, PlayedHost>();
  beforeAll(async () => {
    host = await startPlayedHost();
    for (const betting of new Set(hosts.map(([, each]) => each)))
      usual.set(betting, await host.play([], betting));
  });
  afterAll(() => host.close());

  it.each(hosts.map(([some, betting]) => [some.join(', '), some, betting] as const))(
    'a player can place bets and read every list: %s',
    async (_, some, betting) => {
      readHostStyles(some);
      const expected = usual.get(betting);
      const { texts, booked, wallet } = await host.play(some, betting);
      expect(wallet).toBe(expected?.wallet);
      if (!some.includes('one-record-for-several-numbers'))
        expect(booked).toEqual(expected?.booked);
      const otherwise = new Set(some.flatMap((name) => shownOtherwise[name] ?? []));
      for (const [place, shown] of Object.entries(texts))
        if (!otherwise.has(place))
          expect.soft([place, withOldNames(shown)]).toEqual([place, expected?.texts[place]]);
    },
  );
});
