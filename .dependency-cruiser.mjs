/** The imports that each folder may have, with the reason of each rule. `npm run check` asks dependency-cruiser. */

const test = String.raw`\.(test|spec)\.tsx?$|/(testing|test|contract|e2e|browsers)/|/vitest\.config\.ts$`;

const bidDefinitions = String.raw`^web/src/features/bids/(definitions|engine/definition)\.ts$`;

/**
 * @param {string} name
 * @param {string} comment
 * @param {object} from
 * @param {object} to
 */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    never(
      'no-circular',
      'Files of a cycle cannot be read or tested one by one.',
      {},
      { circular: true },
    ),
    never(
      'no-test-code-in-the-product',
      'What is delivered must not bring along code of tests.',
      { path: '^(contracts|fixtures|mock-server/src|web/src)/', pathNot: test },
      { path: [String.raw`\.(test|spec)\.tsx?$`, '/testing/', '^web/e2e/'] },
    ),
    never(
      'scripts-are-on-top',
      'The product runs without the scripts of its repository; tests use their set-up.',
      {
        path: '^(contracts|fixtures|mock-server|web)/',
        pathNot: test,
      },
      { path: '^scripts/' },
    ),
    never(
      'contracts-alone',
      'The folder works when it is copied alone: hosts and clients elsewhere use it.',
      { path: '^contracts/', pathNot: test },
      { path: '^(fixtures|mock-server|scripts|web)/' },
    ),
    never(
      'fixtures-are-data',
      'Web and mock are tested against the same facts, so no rule under test may have made them.',
      { path: '^fixtures/', pathNot: test },
      { path: '^(mock-server|scripts|web)/' },
    ),
    never(
      'tables-judge-the-rules',
      'The tables of the number game test the rules of web and mock, which must not be made of them.',
      { path: '^(mock-server/src|web/src|contracts/(api|client|reading))/', pathNot: test },
      { path: '^contracts/numbers/' },
    ),
    never(
      'the-mock-knows-no-web',
      'The mock serves any client; the rules of the game are written twice and share no code.',
      { path: '^mock-server/', pathNot: test },
      { path: '^web/' },
    ),
    never(
      'the-web-knows-no-mock',
      'The app plays against any host; the rules of the game are written twice and share no code.',
      { path: '^web/src/', pathNot: test },
      { path: '^(mock-server|fixtures)/' },
    ),
    never(
      'the-web-runs-in-a-browser',
      'A browser has no modules of Node.',
      { path: '^(web/src|contracts/(api|client|reading|bet-types))', pathNot: test },
      { dependencyTypes: ['core'] },
    ),
    never(
      'features-are-separate',
      'A feature never imports another one, so that each can be changed or removed alone. Tiles show what bid screens define.',
      { path: '^web/src/features/([^/]+)/', pathNot: test },
      { path: '^web/src/features/', pathNot: ['^web/src/features/$1/', bidDefinitions] },
    ),
    never(
      'only-the-app-knows-features',
      'What features share knows none of them. Guides show what bid screens define.',
      { path: '^web/src/(?!app/|features/)', pathNot: test },
      { path: '^web/src/(app|features)/', pathNot: bidDefinitions },
    ),
    never(
      'components-know-no-api',
      'Components know no route, no API and no player.',
      { path: '^web/src/ui/', pathNot: test },
      { path: '^web/src/(api|auth|limits|submissions)/' },
    ),
    never(
      'the-client-knows-no-screen',
      'The client knows neither screens nor who is signed in: it reports expiry by callback.',
      { path: '^web/src/api/', pathNot: test },
      { path: '^web/src/(auth|limits|submissions|themes|ui)/' },
    ),
    never(
      'helpers-know-no-game',
      'A helper that knows the game belongs beside it.',
      { path: '^web/src/lib/', pathNot: test },
      { path: '^web/src/', pathNot: ['^web/src/lib/', '^web/src/i18n/text\\.ts$'] },
    ),
    never(
      'bid-rules-are-pure',
      'Rules are functions of numbers, so that the tables can test all of them.',
      { path: '^web/src/features/bids/rules/', pathNot: test },
      { path: ['^web/src/(api|auth|ui)/', '/(frame|screens)/', '/node_modules/react'] },
    ),
    never(
      'bid-frame-and-engine-know-no-screen',
      'They draw and submit any definition and have no case for a single one.',
      { path: '^web/src/features/bids/(frame|engine)/', pathNot: test },
      { path: '^web/src/features/bids/screens/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', String.raw`\.css$`] },
    // The compiler that it asks by default has no interface since TypeScript 7.
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
