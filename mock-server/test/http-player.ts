import type { SentBetRecord, SentHistoryResponse } from '@matka/contracts/api/history';
import { type DemoPlayer, defaultAppId } from '@matka/fixtures/players';

/** A player who is signed in over HTTP. */
export interface HttpPlayer {
  /** Sends POST /betting/. */
  bet: (submission: object) => Promise<Response>;
  /** All records of the history, newest first. */
  history: () => Promise<SentBetRecord[]>;
}

/** Signs a player in to the default world of a listening mock. */
export async function signIn(base: string, { mobile, otp }: DemoPlayer): Promise<HttpPlayer> {
  const login = { app_id: defaultAppId, grant_type: 'otp', mobile_number: mobile, otp };
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(login);
  const answer = await fetch(`${base}/users/login/`, { method: 'POST', headers, body });
  const { tokens } = (await answer.json()) as { tokens: { access: string } };
  const authorization = `Bearer ${tokens.access}`;
  return {
    bet: (submission: object) =>
      fetch(`${base}/betting/`, {
        method: 'POST',
        headers: { ...headers, authorization },
        body: JSON.stringify(submission),
      }),
    history: async () => {
      const page = async (number: number) => {
        const address = `${base}/bets/history/?page=${number}`;
        return (await fetch(address, { headers: { authorization } })).json();
      };
      const { pagination } = (await page(1)) as SentHistoryResponse;
      const numbers = Array.from({ length: pagination.total_pages }, (_, i) => i + 1);
      const pages = (await Promise.all(numbers.map(page))) as SentHistoryResponse[];
      return pages.flatMap(({ data }) => data);
    },
  };
}
