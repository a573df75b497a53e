import type { Mutant } from './mutant.ts';

const web = (path: string): string => `web/src/${path}`;

/** Seeded bugs of the client. */
export const clientMutants: readonly Mutant[] = [
  {
    name: 'double submit',
    file: web('submissions/sending.ts'),
    from: 'const outcome = await host.send(sent.body, key);',
    to: "await host.send(sent.body, key + '-again'); const outcome = await host.send(sent.body, key);",
  },
  {
    name: 'lost response taken as an error response',
    file: 'contracts/client/bet-outcome.ts',
    from: "return { kind: 'unknown', reason: failureReasons[response.kind], error: response };",
    to: "return { kind: 'refused', status: 400, error: response };",
  },
  {
    name: 'status 500 taken as an error response',
    file: 'contracts/client/bet-outcome.ts',
    from: "if (status >= 500) return 'server-error';",
    to: '',
  },
  {
    name: 'any success taken as placed',
    file: 'contracts/client/bet-outcome.ts',
    from: 'status < 200 ? undefined : decode(receipt, body)',
    to: 'status < 200 ? undefined : (decode(receipt, body) ?? (status === 200 ? { user_balance: { previous_balance: 0, current_balance: 0 }, bet_details: { market: { id: 1, name: "" } } } : undefined))',
  },
  {
    name: 'new key for each attempt',
    file: web('submissions/sending.ts'),
    from: 'host.send(sent.body, key)',
    to: "host.send(sent.body, [key, sent.attempts].join('-'))",
  },
  {
    name: 'submission removed before its response',
    file: web('submissions/sending.ts'),
    from: 'const outcome = await host.send(sent.body, key);',
    to: 'store.remove(key); const outcome = await host.send(sent.body, key);',
  },
  {
    name: 'interrupted submission taken as not placed',
    file: web('submissions/transitions.ts'),
    from: "return status === 'sending' ? { status: 'unknown' } : undefined;",
    to: "return status === 'sending' ? { status: 'not-placed' } : undefined;",
  },
  {
    name: 'absent bets taken as not placed',
    file: web('submissions/transitions.ts'),
    from: "...(kind === 'found' && { status: 'placed' })",
    to: "...(kind === 'found' && { status: 'placed' }), ...(kind === 'absent' && { status: 'not-placed' })",
  },
  {
    name: 'any similar bet taken as evidence',
    file: web('submissions/evidence.ts'),
    from: "if (!trusted || !complete || extra > 0) return { kind: 'ambiguous', bets };",
    to: '',
  },
  {
    name: 'some bets taken as all',
    file: web('submissions/evidence.ts'),
    from: "missing > 0 ? 'partial' : 'found'",
    to: "'found'",
  },
  {
    name: 'consent not asked for',
    file: web('submissions/submit.ts'),
    from: "if (!agreed && !mayRepeat(outbox, open)) return { kind: 'needs-consent', open, isSame: true };",
    to: '',
  },
  {
    name: 'an open submission forgotten at the next one',
    file: web('submissions/submit.ts'),
    from: 'if (same) return repeat(outbox, same.key, agreed);',
    to: '',
  },
  {
    name: 'unknown outcome shown as success',
    file: web('features/bids/engine/submit.ts'),
    from: "screen.state.submission = { phase: 'unknown', key, failure };",
    to: '',
  },
  {
    name: 'wallet not taken from the receipt',
    file: web('submissions/sending.ts'),
    from: 'wallet.setPoints(points ?? receipt.user_balance.current_balance);',
    to: '',
  },
  {
    name: 'wallet taken from before the bet',
    file: web('submissions/sending.ts'),
    from: 'receipt.user_balance.current_balance',
    to: 'receipt.user_balance.previous_balance',
  },
  {
    name: 'wallet not stored',
    file: web('auth/stored-user.ts'),
    from: 'auth.user = { ...auth.user, points };\n  storeUser(auth.user);',
    to: 'auth.user = { ...auth.user, points };',
  },
  {
    name: 'refresh not shared',
    file: 'contracts/client/api-client.ts',
    from: 'if (renewal) return renewal;',
    to: '',
  },
  {
    name: 'cookies stay after sign-out',
    file: web('auth/sign-out.ts'),
    from: 'clearTokens();',
    to: '',
  },
  {
    name: 'cache stays after sign-out',
    file: web('api/swr.ts'),
    from: "unload({ revalidate: then === 'refetch' });",
    to: '',
  },
  {
    name: 'other tabs stay signed in',
    file: web('auth/other-tabs.ts'),
    from: 'if (auth.isAuthenticated) resetAuthState();',
    to: '',
  },
  {
    name: 'draft not restored',
    file: web('features/bids/engine/draft.ts'),
    from: 'setBids(screen.state, bids);',
    to: '',
  },
  {
    name: 'draft not stored after the first bid',
    file: web('features/bids/engine/draft.ts'),
    from: 'return subscribe(screen.state, write);',
    to: 'return () => {};',
  },
  {
    name: 'page skipped',
    file: web('features/history/history-pages.tsx'),
    from: 'onNext={() => onPage(page + 1)}',
    to: 'onNext={() => onPage(page + 2)}',
  },
  {
    name: 'session of a bet turned round',
    file: web('features/bids/engine/payloads.ts'),
    from: '({ pana, points, bet_type: gameType })',
    to: "({ pana, points, bet_type: gameType === 'open' ? 'close' : 'open' })",
  },
  {
    name: 'passbook adds instead of taking',
    file: web('features/passbook/passbook-rows.ts'),
    from: 'inHundredths(previous - entry.points)',
    to: 'inHundredths(previous + entry.points)',
  },
  {
    name: 'lost bets shown as pending',
    file: web('features/history/bid-status.ts'),
    from: "'Better luck next time'",
    to: "'PENDING'",
  },
];
