import type { SentBetRecord, SentHistoryResponse } from '@matka/contracts/api/history';
import { type DemoPlayer, defaultAppId } from '@matka/fixtures/players';
import { logIn } from '../client/log-in.ts';

/** A player who is signed in over HTTP. */
export interface HttpPlayer {
  /** Sends POST /betting/. */
  bet: (submission: object) => Promise<Response>;
  /** All records of the history, newest first. */
  history: () => Promise<SentBetRecord[]>;
}

/** Signs a player in to the default world of a listening mock. */
export async function signIn(base: string, player: DemoPlayer): Promise<HttpPlayer> {
  const { tokens } = await logIn(base, defaultAppId, player);
  const authorization = `Bearer ${tokens.access}`;
  return {
    bet: (submission: object) =>
      fetch(`${base}/betting/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
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
