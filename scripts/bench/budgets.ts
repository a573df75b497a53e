/** What a figure may be: a value in its unit, or a multiple of its floor, which is measured in the same rounds. */
export type Budget =
  | { readonly most: number }
  | { readonly least: number }
  | { readonly mostTimes: number }
  | { readonly leastTimes: number };

/** The budgets by figure. A figure without one is for comparison. */
export const budgets: Readonly<Record<string, Budget>> = {
  'first-load JS of /login': { mostTimes: 1.25 },
  'first-load JS of /home': { mostTimes: 1.4 },
  'screen of /login, first visit': { mostTimes: 1.25 },
  'screen of /home, first visit': { mostTimes: 1.35 },
  'screen of /login, second visit': { mostTimes: 0.6 },
  'screen of /home, second visit': { mostTimes: 0.6 },
  'layout shift of /login': { most: 0.02 },
  'layout shift of /home': { most: 0.02 },
  'home with 300 markets, longest task': { most: 200 },
  'tap to the betting options': { most: 200 },
  'tap to a bid screen': { most: 200 },
  'tap to the bid history': { most: 200 },
  'worst event of the journey (INP)': { most: 200 },
  'worst key or tap beside 220 bids': { most: 200 },
  'Lighthouse performance of /login': { least: 95 },
  'Lighthouse accessibility of /login': { least: 100 },
  'Lighthouse best-practices of /login': { least: 100 },
  'Lighthouse performance of /home': { least: 95 },
  'Lighthouse accessibility of /home': { least: 100 },
  'Lighthouse best-practices of /home': { least: 100 },
  'GET /markets/': { leastTimes: 0.75 },
  'POST /betting/, ten bets': { leastTimes: 0.5 },
  'GET /bets/history/, first page of 100,000 bets': { most: 20 },
  'GET /bets/history/, last page of 100,000 bets': { most: 20 },
  'start to the first response': { mostTimes: 1.3 },
  'fork of a world': { most: 10 },
  'reset of a world': { most: 10 },
  'fifty worlds that were played in': { most: 250 },
  'settling 100,000 bets of 500 players': { most: 3000 },
};
