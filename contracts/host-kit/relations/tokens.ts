import { at } from '../../pact/json.ts';
import type { Finding } from '../findings/finding.ts';
import { parseBody } from '../findings/judge-response.ts';
import type { Probe } from './probe.ts';
import type { Relation } from './relation.ts';

const yearSeconds = 365 * 24 * 3600;
/** How far the clocks of kit and host may differ. */
const skewSeconds = 300;

/** When a token ends, in seconds since 1970; undefined if the client cannot tell. */
function tokenEnd(token: string): number | undefined {
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
  const query = new URLSearchParams({ app_id: probe.account.appId });
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const { status } = await probe.send(`/markets/?${query}`, { method: 'GET', headers });
  if (status !== 401) return [];
  const found = 'is rejected by GET /markets/';
  return [{ place, found, expected: 'a token that works', effect: 'is signed out at once' }];
}

const tokenFindings = async (token: string, place: string, probe: Probe): Promise<Finding[]> => [
  ...endFindings(token, place, probe.now),
  ...(await useFindings(token, place, probe)),
];

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
    endpoint: 'refresh',
    description: 'the access token of a refresh says when it ends, and works',
    check: async (probe) => {
      const { refresh } = await probe.signIn();
      const response = await probe.send('/token/refresh/', {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ refresh }),
      });
      const access = at(parseBody(response.text)?.value, 'access');
      if (typeof access !== 'string' || access === '') return 'the refresh gives no access token';
      return tokenFindings(access, '$.access', probe);
    },
  },
];
