import type { NamedFault } from './named-fault.ts';

const bids = 'web/src/features/bids';
const verifier = 'contracts/verifier';

/** Faults of code that only the browser or a process of its own runs, or that lies in no area. */
export const namedFaults: readonly NamedFault[] = [
  {
    name: 'escape-closes-while-sending',
    file: `${bids}/frame/confirmation-dialog.tsx`,
    from: 'onClose={sending ? () => undefined : onCancel}',
    to: 'onClose={onCancel}',
    caughtBy: {
      runner: 'unit',
      file: `${bids}/frame/bid-dialogs.test.tsx`,
      title: 'cannot be closed with Escape while it is submitting',
    },
  },
  {
    name: 'record-without-points-has-some',
    file: `${bids}/engine/screen.ts`,
    from: 'definition.fallbackBalance ?? 0',
    to: 'definition.fallbackBalance ?? 100',
    caughtBy: {
      runner: 'unit',
      file: `${bids}/engine/confirm.test.ts`,
      title: 'the balance of a record without points is made up',
    },
  },
  {
    name: 'page-can-be-framed',
    file: 'web/vite/page-policy.ts',
    from: `    ["frame-ancestors 'none'"],\n`,
    to: '',
    caughtBy: {
      runner: 'unit',
      file: 'web/vite/page-policy.test.ts',
      title: 'cannot be framed, and runs and fetches only what is its own',
    },
  },
  {
    name: 'api-response-can-be-framed',
    file: 'web/vite/page-policy.ts',
    from: "default-src 'none'; frame-ancestors 'none'; sandbox",
    to: "default-src 'none'; sandbox",
    caughtBy: {
      runner: 'unit',
      file: 'web/vite/page-policy.test.ts',
      title: 'lets nobody run or frame a response of the API',
    },
  },
  {
    name: 'verifier-loses-an-interaction',
    file: `${verifier}/worker.ts`,
    from: '...parseResults(String(report))',
    to: '...parseResults(String(report)).slice(1)',
    caughtBy: {
      runner: 'contracts',
      file: 'mock-server/contract/verify-mock.test.ts',
      title: 'with every committed interaction verified',
    },
  },
  {
    name: 'lost-interaction-goes-unreported',
    file: `${verifier}/results-in-order.ts`,
    from: 'if (!result) throw',
    to: 'if (false) throw',
    caughtBy: {
      runner: 'unit',
      file: `${verifier}/results-in-order.test.ts`,
      title: 'is an error when an interaction has none',
    },
  },
  {
    name: 'kind-of-mutant-vanishes',
    file: 'mock-server/contract/mutation/operators.ts',
    from: "  'one row of many': onRows((rows) => (rows.length > 1 ? rows.slice(0, 1) : undefined)),\n",
    to: '',
    caughtBy: {
      runner: 'contracts',
      file: 'mock-server/contract/mutation/mutants.test.ts',
      title: 'change one thing',
    },
  },
  {
    name: 'file-of-breaks-vanishes',
    file: 'mock-server/contract/second-host/breaks/breaks.ts',
    from: '  ...betRecords,\n',
    to: '',
    caughtBy: {
      runner: 'contracts',
      file: 'mock-server/contract/second-host/variants.test.ts',
      title: 'hold the list of every file of breaks',
    },
  },
  {
    name: 'suspended-market-takes-bets',
    file: 'mock-server/src/betting/place-bets.ts',
    from: ' || market.suspended;',
    to: ';',
    caughtBy: {
      runner: 'unit',
      file: 'mock-server/src/routes/betting.test.ts',
      title: 'refuses every bet on a suspended market, and takes them again afterwards',
    },
  },
  {
    name: 'history-ends-a-page-early',
    file: 'mock-server/src/betting/history-page.ts',
    from: 'has_next: page < totalPages,',
    to: 'has_next: page < totalPages - 1,',
    caughtBy: {
      runner: 'unit',
      file: 'mock-server/src/routes/history.test.ts',
      title: 'ends with the last bet',
    },
  },
  {
    name: 'page-of-bets-ends-early-by-one',
    file: 'mock-server/src/betting/history-page.ts',
    from: 'Math.min(pageSize, total - offset)',
    to: 'Math.min(pageSize, total - offset - 1)',
    caughtBy: {
      runner: 'unit',
      file: 'mock-server/src/routes/history.test.ts',
      title: 'ends with the last bet',
    },
  },
  {
    name: 'login-screen-begins-signed-in',
    file: 'web/src/auth/auth-state.ts',
    from: 'isAuthenticated: false',
    to: 'isAuthenticated: true',
    caughtBy: {
      runner: 'unit',
      file: 'web/src/auth/auth-state.test.ts',
      title: 'begins signed out, with nothing running and no failure',
    },
  },
  {
    name: 'expired-token-is-cached-as-valid',
    file: 'mock-server/src/players/tokens.ts',
    from: 'known && known.exp * 1000 > Date.now()',
    to: 'known',
    caughtBy: {
      runner: 'unit',
      file: 'mock-server/src/players/tokens.test.ts',
      title: 'ends a token at its expiry, also one that was read before',
    },
  },
  {
    name: 'lost-response-takes-nothing-from-the-wallet',
    file: 'web/src/submissions/looking.ts',
    from: 'if (points !== undefined) wallet.setPoints(points, at && Math.min(at, nowOf(outbox)));',
    to: '',
    caughtBy: {
      runner: 'unit',
      file: 'web/src/submissions/wallet.test.ts',
      title: 'is what the newest bet of the history left',
    },
  },
  {
    name: 'repeated-receipt-takes-nothing-from-the-wallet',
    file: 'web/src/submissions/sending.ts',
    from: 'later && points >= wallet.points()',
    to: 'later',
    caughtBy: {
      runner: 'unit',
      file: 'web/src/submissions/wallet-of-receipts.test.ts',
      title: 'is that of the receipt of a repeat that',
    },
  },
  {
    name: 'abort-of-the-caller-is-not-passed-on',
    file: 'contracts/client/time-limit.ts',
    from: "outer?.addEventListener('abort', giveUp);",
    to: '',
    caughtBy: {
      runner: 'unit',
      file: 'contracts/client/time-limit.test.ts',
      title: 'passes on that the request is given up from outside, which is no lack of time',
    },
  },
  {
    name: 'journal-holds-the-repeated-mpin',
    file: 'mock-server/src/recording/redact-request.ts',
    from: "['mobile_number', /^\\d{10}$/],",
    to: "['mobile_number', /^\\d{10}$/], ['confirm_mpin', /^\\d+$/],",
    caughtBy: {
      runner: 'unit',
      file: 'mock-server/src/recording/redact-request.test.ts',
      title: 'holds none of its credentials, and can be replayed',
    },
  },
  {
    name: 'one-world-too-many',
    file: 'mock-server/src/worlds/eviction.ts',
    from: 'maxWorlds = 1_000',
    to: 'maxWorlds = 1_001',
    caughtBy: {
      runner: 'unit',
      file: 'mock-server/src/worlds/eviction.test.ts',
      title: 'there is room for a thousand worlds',
    },
  },
  {
    name: 'newest-world-goes-first',
    file: 'mock-server/src/worlds/eviction.ts',
    from: 'a.usedAt - b.usedAt',
    to: 'b.usedAt - a.usedAt',
    caughtBy: {
      runner: 'unit',
      file: 'mock-server/src/worlds/eviction.test.ts',
      title: 'the unchanged one goes that was not used for the longest',
    },
  },
  {
    name: 'close-before-open-settles-a-jodi',
    file: 'mock-server/src/game/settle.ts',
    from: 'return openDigit === null || closeDigit === null',
    to: 'return closeDigit === null',
    caughtBy: {
      runner: 'unit',
      file: 'mock-server/src/game/settle.test.ts',
      title: 'a close that is drawn before its open',
    },
  },
  {
    name: 'illegal-pana-is-paid-without-an-error',
    file: 'mock-server/src/game/settle.ts',
    from: 'if (kind === undefined) throw new GameError(panaErrorText(selection.pana));',
    to: '',
    caughtBy: {
      runner: 'unit',
      file: 'mock-server/src/game/settle.test.ts',
      title: 'refuses to pay a pana that is none, even if it were drawn',
    },
  },
  {
    name: 'another-tab-empties-the-caches-of-nobody',
    file: 'web/src/auth/other-tabs.ts',
    from: 'if (auth.isAuthenticated) resetAuthState();',
    to: 'resetAuthState();',
    caughtBy: {
      runner: 'unit',
      file: 'web/src/auth/other-tabs.test.ts',
      title: 'that changes something while nobody is signed in leaves the login screen alone',
    },
  },
];
