import { type ExchangeResponse, isSuccess } from '../../check/exchange.ts';
import { type Reading, read } from '../../check/reader.ts';
import type { HostSession } from '../http/host-session.ts';
import type { Steps } from './step.ts';

const history = '/bets/history/';
const refreshing = (refresh: string) =>
  ({ method: 'POST', path: '/token/refresh/', body: { refresh }, token: null }) as const;

const renewedBy = (response: ExchangeResponse): Partial<Reading<'refresh'>> =>
  (isSuccess(response) ? read('refresh', response.body) : undefined) ?? {};

/** Stores the refresh token that replaces the token of the session, as the client does. */
function adoptNext({ adopt, tokens }: HostSession, refresh: string | undefined): void {
  if (refresh !== undefined) adopt({ ...tokens(), refresh });
}

/** A token with another signature. */
const tampered = (token: string): string =>
  `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;

/** Steps that sign in, refresh tokens, or send bad ones. */
export const sessionSteps: Steps = {
  'sign in again': async ({ hostSession }) => hostSession.signIn(),
  refresh: async ({ hostSession }) => {
    await hostSession.send({ path: history });
    const { refresh } = hostSession.tokens();
    const response = await hostSession.send(refreshing(refresh));
    const { access, refresh: next } = renewedBy(response);
    adoptNext(hostSession, next);
    if (access) await hostSession.send({ path: history, token: access });
  },
  'refresh twice': async ({ hostSession }) => {
    await hostSession.signIn();
    const { refresh } = hostSession.tokens();
    const first = await hostSession.send(refreshing(refresh));
    const { access, refresh: next = refresh } = renewedBy(first);
    if (access) await hostSession.send({ path: history, token: access });
    const second = renewedBy(await hostSession.send(refreshing(next)));
    adoptNext(hostSession, second.refresh ?? next);
  },
  'bad access token': async ({ hostSession }) => {
    const { access, refresh } = hostSession.tokens();
    for (const token of [null, tampered(access), refresh, 'x'])
      for (const path of [history, '/betting/history/']) await hostSession.send({ path, token });
  },
  'bad refresh token': async ({ hostSession, random }) => {
    const { access, refresh } = hostSession.tokens();
    for (const token of random.shuffle([tampered(refresh), access, 'x', '']))
      await hostSession.send(refreshing(token));
  },
  'tokens of an earlier session': async ({ hostSession }) => {
    const { access, refresh } = hostSession.tokens();
    await hostSession.send({ path: history });
    await hostSession.signIn();
    await hostSession.send({ path: history, token: access });
    const response = await hostSession.send(refreshing(refresh));
    if (!isSuccess(response)) return;
    await hostSession.send({ path: history });
  },
  'bad registration': async ({ hostSession, random }) => {
    const fields = {
      app_id: hostSession.account.appId,
      grant_type: 'mpin',
      mobile_number: random.pick(['', '12', '1234567890']),
      first_name: '',
      last_name: '7',
      mpin: '4821',
      confirm_mpin: '1',
    };
    await hostSession.send({ method: 'POST', path: '/users/register/', body: fields, token: null });
  },
};
