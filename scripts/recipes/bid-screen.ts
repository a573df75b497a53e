import type { Recipe } from './recipe.ts';

const web = (path: string): string => `web/src/${path}`;
const bids = (path: string): string => web(`features/bids/${path}`);

const journey = `
export const triplePanaSeries: BidCase = {
  ...triplePana,
  path: '/triple-pana-series',
  tile: 'Triple Pana Series',
};
`;

/** An example of a new bid screen: Triple Pana with points that stay after each bid. */
export const bidScreen: Recipe = {
  title: 'A bid screen',
  placeholder: ['triple-pana-series', '<screen>'],
  steps: {
    'contracts/api/bet-types.ts': [
      { at: "Type.Literal('triple_pana')", text: "  Type.Literal('triple_pana_series')," },
    ],
    'contracts/api/betting.ts': [{ at: '  22: list(', text: '  23: list(PanaBet),' }],
    'fixtures/payouts.ts': [
      { at: "rate('Half Sangam B'", text: "  rate('Triple Pana Series', 800)," },
    ],
    'fixtures/bet-types.ts': [
      {
        at: "atClose(22, 'half_sangam_b'",
        text: "  eitherSide(23, 'triple_pana_series', 'Triple Pana Series', pana),",
      },
    ],
    'mock-server/src/game/validate-numbers.ts': [{ at: "  9: 'TP',", text: "  23: 'TP'," }],
    'mock-server/src/betting/bet-rules.ts': [
      { at: "  'triple_pana',", text: "  'triple_pana_series'," },
      { at: '  22: true,', text: '  23: true,' },
    ],
    'mock-server/test/submissions.ts': [{ at: '  9: onPana(', text: "  23: onPana(pana('TP'))," }],
    [web('lib/paths.ts')]: [
      { at: 'triplePana:', text: "  triplePanaSeries: '/triple-pana-series'," },
    ],
    [web('lib/paths.test.ts')]: [{ at: "'/triple-pana'", text: "    '/triple-pana-series'," }],
    [bids('engine/screen-id.ts')]: [{ at: "| 'triple-pana'", text: "  | 'triple-pana-series'" }],
    [bids('screens/triple-pana-series.ts')]: { example: 'triple-pana-series.ts.txt' },
    [bids('screens/triple-pana-series.test.ts')]: { example: 'triple-pana-series.test.ts.txt' },
    [bids('registry.ts')]: [
      {
        at: "'triple-pana':",
        text: "  'triple-pana-series': () =>\n    import('./screens/triple-pana-series.ts').then((file) => file.triplePanaSeries),",
      },
    ],
    [bids('registry.test.ts')]: [
      { replace: 'holds 24 screens', by: 'holds 25 screens' },
      { replace: 'toHaveLength(24)', by: 'toHaveLength(25)' },
    ],
    [bids('engine/form.test.ts')]: [
      { at: "'triple-pana':", text: "  'triple-pana-series': { triplePana: '' }," },
    ],
    [web('i18n/hi.ts')]: [
      { at: "'Triple Pana':", text: "  'Triple Pana Series': 'ट्रिपल पाना सीरीज़'," },
    ],
    [web('i18n/mr.ts')]: [
      { at: "'Triple Pana':", text: "  'Triple Pana Series': 'ट्रिपल पाना सिरीज'," },
    ],
    [web('matka/offered-bets.ts')]: [
      { at: '  triple_pana: true,', text: '  triple_pana_series: true,' },
    ],
    [web('app/bid-routes.tsx')]: [
      { at: 'triplePana:', text: "  triplePanaSeries: bids('triple-pana-series')," },
    ],
    [web('features/betting-options/bet-type-route.ts')]: [
      { at: 'triple_pana:', text: '  triple_pana_series: paths.triplePanaSeries,' },
    ],
    [web('features/betting-options/tile-emblem.ts')]: [
      { at: 'triple_pana:', text: "  triple_pana_series: '777 888'," },
    ],
    [web('bet-guide/guides.ts')]: [
      {
        at: '  triple_pana: {',
        text: `  triple_pana_series: {
    rule: \`\${PANA_RESULT} You name one with three equal digits.\`,
    covers: '1 pana of 220',
    lines: [pana('TP')],
    example: 'pana',
  },`,
        before: true,
      },
    ],
    'web/src/testing/bid-cases/panas.ts': [{ append: journey }],
  },
  snapshots: ['mock-server/src/shared/schemas.test.ts'],
  tests: [
    bids('registry.test.ts'),
    bids('screens/triple-pana-series.test.ts'),
    web('lib/paths.test.ts'),
    web('i18n/texts.test.ts'),
    web('features/betting-options/bet-type-route.test.ts'),
    web('bet-guide/guides.test.ts'),
    bids('every-screen.test.tsx'),
    'mock-server/src/game/validate-numbers.test.ts',
  ],
};
