import { fieldsOf } from '@matka/contracts/reading/fields';
import { read } from '@matka/contracts/reading/read';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type PathName, paths } from '../lib/paths.ts';
import { type FieldMutant, inOneResponse, mutantsOf } from './field-mutants.ts';
import { expectUnharmed, settled, startOver } from './hostile-screen.ts';
import { loadRoute } from './load-route.ts';
import { openApp } from './open-app.tsx';
import { type SampleEndpoint as Endpoint, serveSamples } from './sample-host.ts';
import { declarations, otherSamples, sampleResponses } from './sample-responses.ts';
import { signInForTest } from './signed-in.ts';

vi.setConfig({ testTimeout: 600_000 });

interface Reader {
  readonly endpoint: Endpoint;
  readonly route: PathName;
  /** Lists and dictionaries of which many rows are shown at once. */
  readonly rows?: readonly string[];
  /** What a sound row shows beside others. */
  readonly soundRow?: string;
  /** What is shown whatever the response is. */
  readonly remains: string;
  readonly open?: () => void;
}

const press = (name: string) => () => fireEvent.click(screen.getByRole('button', { name }));
const bets = { rows: ['$.data'], soundRow: 'Kalyan Matka' };
const readers: readonly Reader[] = [
  {
    endpoint: 'homepage',
    route: 'home',
    rows: ['$[*].config_json.banners', '$[*].config_json.buttons'],
    remains: 'Kalyan Matka',
  },
  { endpoint: 'markets', route: 'home', rows: ['$'], soundRow: 'Kalyan Matka', remains: 'RESULTS' },
  { endpoint: 'markets', route: 'chart', rows: ['$'], soundRow: 'Kalyan Matka', remains: 'Chart' },
  {
    endpoint: 'markets',
    route: 'bidHistory',
    rows: ['$'],
    soundRow: 'Kalyan Matka',
    remains: 'SET FILTER',
    open: press('Filter'),
  },
  {
    endpoint: 'betTypes',
    route: 'bettingOptions',
    rows: ['$'],
    soundRow: 'Single Digit',
    remains: 'Kalyan Matka',
  },
  { endpoint: 'history', route: 'bidHistory', ...bets, remains: 'Bid History' },
  { endpoint: 'history', route: 'winHistory', ...bets, remains: 'Win History' },
  { endpoint: 'history', route: 'passbook', ...bets, remains: 'Passbook' },
  {
    endpoint: 'results',
    route: 'marketResultHistory',
    rows: ['$.markets'],
    soundRow: 'Kalyan Matka',
    remains: 'Market Result History',
  },
  { endpoint: 'results', route: 'chart', remains: 'Chart' },
  {
    endpoint: 'payouts',
    route: 'gameRates',
    rows: ['$.data'],
    soundRow: 'Single Digit',
    remains: 'Game Win Rates',
  },
];

async function show({ endpoint, route, remains, open, soundRow }: Reader, mutant: FieldMutant) {
  startOver();
  const underWay = serveSamples({ [endpoint]: mutant.body });
  signInForTest();
  const [market] = read(declarations.markets, sampleResponses.markets).value ?? [];
  await openApp(paths[route], { market });
  await settled(underWay);
  open?.();
  if (open) await settled(underWay);
  expectUnharmed();
  expect(document.body.textContent).toContain(remains);
  if (mutant.name.startsWith('rows of') && soundRow) {
    expect(document.body.textContent).toContain(soundRow);
  }
}

const mutantsFor = (endpoint: Endpoint): FieldMutant[] =>
  [sampleResponses[endpoint], otherSamples[endpoint]].flatMap((sample) =>
    sample ? mutantsOf(declarations[endpoint], sample) : [],
  );

/** One in so many mutants that are no rows is tried, unless `FIELDS=all` asks for each of them. */
const sampled = 4;
const isTried = (index: number): boolean => process.env.FIELDS === 'all' || index % sampled === 1;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00+05:30') });
  return () => vi.useRealTimers();
});

describe('a field of a response that is absent, null, wrong, empty or huge', () => {
  it.each(readers)('of $endpoint leaves $route working', async (reader) => {
    const { endpoint, route, rows = [] } = reader;
    await loadRoute(paths[route]);
    const sample = sampleResponses[endpoint];
    const mutants = mutantsFor(endpoint);
    const rowPlace = (place: string) =>
      rows.find((list) => place.startsWith(`${list}[*].`) || place.startsWith(`${list}.*[`));
    const single = mutants.filter(({ place }) => !rowPlace(place)).filter((_, at) => isTried(at));
    const together = rows.map((list) =>
      inOneResponse(
        sample,
        list,
        mutants.filter(({ place }) => rowPlace(place) === list),
      ),
    );
    for (const mutant of [...together, ...single]) {
      await show(reader, mutant).catch((error: unknown) => {
        throw new Error(`${mutant.name}: ${error instanceof Error ? error.message : error}`);
      });
    }
  });

  it('covers every field', () => {
    const missing = (Object.keys(sampleResponses) as Endpoint[]).flatMap((endpoint) => {
      const places = mutantsFor(endpoint).map(({ place }) => place);
      const fields = fieldsOf(declarations[endpoint]).map(({ place }) => place);
      return fields
        .filter((place) => !places.includes(place))
        .map((place) => `${endpoint} ${place}`);
    });
    expect(missing).toEqual([]);
  });
});
