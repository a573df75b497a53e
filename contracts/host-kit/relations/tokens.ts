import { receipt } from '../../decoders/betting.ts';
import { decode } from '../../decoding/decode.ts';
import { at } from '../../pact/json.ts';
import type { Finding } from '../findings/finding.ts';
import { parseBody } from '../findings/judge-response.ts';
import type { Probe } from './probe.ts';
import type { Relation } from './relation.ts';

const yearSeconds = 365 * 24 * 3600;
/** How far the clocks of kit and host may differ. */
const skewSeconds = 300;

/** When a token ends, in seconds since 1970; undefined if the client cannot tell. */
export function tokenEnd(token: string): number | undefined {
  const [, payload = '', ...rest] = token.split('.');
  if (rest.length !== 1) return undefined;
  const claims = parseBody(Buffer.from(payload, 'base64url').toString());
  const exp = at(claims?.value, 'exp');
  return typeof exp === 'number' ? exp : undefined;
}

function endFindings(token: string, place: string, now: number): Finding[] {
  const end = tokenEnd(token);
  const finding = (found: string, effect: string): Finding[] => [
    { place, found, expected: 'a JSON web token whose exp counts seconds', effect },
  ];
  if (end === undefined) return finding('has no exp', 'is signed out at the next start');
  const left = end - now / 1000;
  if (left > yearSeconds)
    return finding('has an exp years ahead', 'is never renewed ahead of time');
  return left < -skewSeconds
    ? finding('has expired already', 'is signed out at the next start')
    : [];
}

async function useFindings(token: string, place: string, probe: Probe): Promise<Finding[]> {
  const query = { app_id: probe.account.appId };
  const headers = { authorization: `Bearer ${token}` };
  const request = { method: 'GET', path: '/markets/', query, headers } as const;
  const { status } = await probe.client.asVisitor(request);
  if (status !== 401) return [];
  const found = 'is rejected by GET /markets/';
  return [{ place, found, expected: 'a token that works', effect: 'is signed out at once' }];
}

const tokenFindings = async (token: string, place: string, probe: Probe): Promise<Finding[]> => [
  ...endFindings(token, place, probe.now),
  ...(await useFindings(token, place, probe)),
];

/** The access token of a refresh; undefined if there is none. */
async function refreshed(refresh: string, { client }: Probe): Promise<string | undefined> {
  const request = { method: 'POST', path: '/token/refresh/', body: { refresh } } as const;
  const access = at(parseBody((await client.asVisitor(request)).text)?.value, 'access');
  return typeof access === 'string' && access !== '' ? access : undefined;
}

/** The balances before and after the bets that the kit placed. */
function spent({ results }: Probe): { before: number; after: number } | undefined {
  const receipts = results.flatMap(({ exchange }) => {
    const read =
      exchange?.endpoint === 'betting' && exchange.response.status < 300
        ? decode(receipt, parseBody(exchange.response.text)?.value)
        : undefined;
    return read ? [read.user_balance] : [];
  });
  const [first, last] = [receipts[0], receipts.at(-1)];
  return first && last && last.current_balance !== first.previous_balance
    ? { before: first.previous_balance, after: last.current_balance }
    : undefined;
}

/** Whether two amounts are off by the same difference or factor, before bets and after: no win explains that. */
function isOffAlike(shown: readonly [number, number], wallet: readonly [number, number]): boolean {
  const off = [shown[0] - wallet[0], shown[1] - wallet[1]].map((one) => Math.round(one * 100));
  const sameFactor = Math.abs(shown[0] * wallet[1] - shown[1] * wallet[0]) < 0.01;
  return off[0] !== 0 && (off[0] === off[1] || sameFactor);
}

/** Relations between the tokens of a host and what they are good for. */
export const tokenRelations: readonly Relation[] = [
  {
    endpoint: 'login',
    description: 'the access token of a login says when it ends, and works',
    check: async (probe) => {
      const { access } = await probe.signIn();
      return tokenFindings(access, '$.tokens.access', probe);
    },
  },
  {
    endpoint: 'login',
    description: 'the points of a login are those after the bets',
    check: async (probe) => {
      const wallet = spent(probe);
      if (!wallet) return 'the kit placed no bet: --allow-writes --allow-bets --max-stake POINTS';
      const { points } = await probe.signIn();
      if (points === undefined || points === wallet.after) return [];
      const before = probe.points;
      if (before !== undefined && isOffAlike([before, points], [wallet.before, wallet.after]))
        return [
          {
            place: '$.user.points',
            found: `is ${points}`,
            expected: `${wallet.after} as on the latest receipt`,
            effect: 'sees other points than those of the wallet',
          },
        ];
      // Other bets may be decided meanwhile, but none wins less than a point.
      if (Math.abs(points - wallet.after) < 1)
        return [
          {
            place: '$.user.points',
            found: `is ${points}`,
            expected: `${wallet.after} as on the latest receipt`,
            effect: 'sees points that are rounded',
          },
        ];
      // Unchanged points are those before the bets.
      if (points !== probe.points) return [];
      return [
        {
          place: '$.user.points',
          found: `is ${points} as before the bets`,
          expected: `${wallet.after} as on the latest receipt`,
          effect: 'sees points that are spent',
        },
      ];
    },
  },
  {
    endpoint: 'refresh',
    description: 'the access token of a refresh says when it ends, and works',
    check: async (probe) => {
      const { refresh } = await probe.signIn();
      const access = await refreshed(refresh, probe);
      if (access === undefined) return 'the refresh gives no access token';
      return tokenFindings(access, '$.access', probe);
    },
  },
  {
    endpoint: 'refresh',
    description: 'a refresh token works more than once',
    check: async (probe) => {
      const { refresh } = await probe.signIn();
      if ((await refreshed(refresh, probe)) === undefined)
        return 'the refresh gives no access token';
      if ((await refreshed(refresh, probe)) !== undefined) return [];
      return [
        {
          place: '$.refresh',
          found: 'is rejected when it is used again',
          expected: 'a token for many refreshes',
          effect: 'is signed out at the second refresh',
        },
      ];
    },
  },
];
