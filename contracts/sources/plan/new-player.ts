import { type EndpointName, endpoints } from '../../api/endpoints.ts';
import { endpointOfRequest, isSuccess } from '../../check/exchange.ts';
import { read } from '../../check/reader.ts';
import { createRandom } from '../../random.ts';
import { at } from '../../reading/json.ts';
import type { HostSession } from '../http/host-session.ts';
import { NoResponseError } from '../http/http-client.ts';
import { loginBody } from '../http/sign-in.ts';
import { overdraft } from '../walk/bet-steps.ts';
import type { HostOptions } from './options.ts';
import { pointsLeft } from './probe.ts';

/** The account of a player whom a registration of this session created, if it can sign in. */
function newAccount({ exchanges }: HostSession) {
  const made = exchanges.find(
    ({ request, response }) => endpointOfRequest(request) === 'register' && isSuccess(response),
  );
  const [appId, mobile, mpin] = ['app_id', 'mobile_number', 'mpin'].map((name) =>
    at(made?.request.body, name),
  );
  if (typeof appId !== 'string' || typeof mobile !== 'string' || typeof mpin !== 'string')
    return undefined;
  return { appId, mobile, mpin };
}

const pathOf = (name: EndpointName) => endpoints[name].path;

/**
 * Reads the history of a player who was registered in this session, and bets more points than such a player has if bets
 * are allowed: the account of the run shows neither the owner of listed bets nor the answer to a small wallet.
 */
export async function probeNewPlayer(
  hostSession: HostSession,
  options: Pick<HostOptions, 'allowBets' | 'maxStake'>,
): Promise<void> {
  const account = newAccount(hostSession);
  if (!account) return;
  const { state } = hostSession.check;
  const post = (name: EndpointName, body: unknown, token: string | null) =>
    hostSession.send({ method: 'POST', path: pathOf(name), body, token });
  try {
    const login = await post('login', loginBody(account), null);
    const { tokens } = (isSuccess(login) ? read('login', login.body) : undefined) ?? {};
    if (!tokens) return;
    const query = [['page', '1']] as const;
    await hostSession.send({ path: pathOf('history'), query, token: tokens.access });
    const wallet = state.players.get(account.mobile)?.wallet;
    const body = wallet !== undefined && overdraft(state, wallet, createRandom(1));
    if (body && body.amount <= pointsLeft(hostSession, options))
      await post('betting', body, tokens.access);
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
  }
}
