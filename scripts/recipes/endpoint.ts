import type { Recipe } from './recipe.ts';

/** An example of a new endpoint: GET /announcements/. */
export const endpoint: Recipe = {
  title: 'An endpoint',
  placeholder: ['announcements', '<resource>'],
  steps: {
    'contracts/api/announcements.ts': { example: 'announcements-schema.ts.txt' },
    'contracts/api/endpoints.ts': [
      {
        at: "import type { TSchema } from 'typebox';",
        text: "import { AnnouncementsResponse } from './announcements.ts';",
      },
      {
        at: '  payouts: {',
        text: "  announcements: {\n    method: 'GET',\n    path: '/announcements/',\n    bearer: true,\n    responses: { 200: AnnouncementsResponse, 401: DetailError },\n  },",
        before: true,
      },
    ],
    'contracts/decoders/announcements.ts': { example: 'announcements-decoder.ts.txt' },
    'contracts/decoders/responses.ts': [
      {
        at: './bet-types.ts',
        text: "import { announcements } from './announcements.ts';",
        before: true,
      },
      {
        at: '  payouts: {',
        text: '  announcements: { success: announcements, error: errorResponse },',
        before: true,
      },
    ],
    'contracts/decoders/effects.ts': [
      {
        at: '  payouts: {',
        text: "  announcements: {\n    $: 'no news',\n    '$[*]': 'news that are missing',\n    '$[*].id': 'news that are missing',\n    '$[*].text': 'news without text',\n  },",
        before: true,
      },
    ],
    'mock-server/src/routes/announcements.ts': { example: 'announcements-route.ts.txt' },
    'mock-server/src/routes/announcements.test.ts': { example: 'announcements-route.test.ts.txt' },
    'mock-server/src/routes/openapi-document.test.ts': [
      { at: "'get /admin/payout-multipliers/'", text: "  'get /announcements/'," },
    ],
    'mock-server/src/routes/openapi/named-schemas.ts': [
      {
        at: 'import {',
        text: "import { AnnouncementsResponse } from '@matka/contracts/api/announcements';",
        before: true,
      },
      { at: '  PayoutResponse,', text: '  AnnouncementsResponse,' },
    ],
    'mock-server/src/routes/openapi/examples.test.ts': [
      { at: "  ['payouts',", text: "  ['announcements', '/announcements/']," },
    ],
    'mock-server/src/app.ts': [
      {
        at: './routes/betting.ts',
        text: "import { announcementsRoute } from './routes/announcements.ts';",
        before: true,
      },
      { at: '  payoutsRoute(api);', text: '  announcementsRoute(api);' },
    ],
    'mock-server/contract/client-reading.ts': [
      {
        at: '@matka/contracts/decoders/bet-types',
        text: "import { announcements } from '@matka/contracts/decoders/announcements';",
        before: true,
      },
      { at: '  payouts,', text: '  announcements,' },
    ],
    'mock-server/contract/second-host/routes.ts': [
      {
        at: '  payouts: {',
        text: "  announcements: {\n    method: 'GET',\n    path: /^\\/announcements\\/$/,\n    respond: () => [{ id: 7, text: 'Welcome.' }],\n  },",
        before: true,
      },
    ],
    'web/src/api/announcements.ts': { example: 'announcements-client.ts.txt' },
    'web/contract/read-fields.pact.test.ts': [
      {
        at: '../src/api/bet-types.ts',
        text: "import { getAnnouncements } from '../src/api/announcements.ts';",
        before: true,
      },
      { at: '  payouts: () =>', text: '  announcements: () => getAnnouncements(),' },
    ],
    'web/contract/announcements.pact.test.ts': { example: 'announcements.pact.test.ts.txt' },
  },
  snapshots: ['mock-server/src/routes/openapi/examples.test.ts'],
  tests: [
    'mock-server/src/routes/announcements.test.ts',
    'mock-server/src/routes/openapi-document.test.ts',
    'scripts/dependency-rules',
  ],
};
