import { isSuccess } from '../../check/exchange.ts';
import { read } from '../../check/reader.ts';
import type { Steps } from './step.ts';

const history = '/bets/history/';
const refreshing = (refresh: string) =>
  ({ method: 'POST', path: '/token/refresh/', body: { refresh }, token: null }) as const;

/** A token with another signature. */
const tampered = (token: string): string =>
  `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;

/** Steps that sign in, refresh tokens, or send bad ones. */
export const sessionSteps: Steps = {
  'sign in again': async ({ visitor }) => visitor.signIn(),
  refresh: async ({ visitor }) => {
    await visitor.send({ path: history });
    const { refresh } = visitor.tokens();
    const response = await visitor.send(refreshing(refresh));
    const access = isSuccess(response) && read('refresh', response.body)?.access;
    if (access) await visitor.send({ path: history, token: access });
  },
  'refresh twice': async ({ visitor }) => {
    await visitor.signIn();
    const { refresh } = visitor.tokens();
    const first = await visitor.send(refreshing(refresh));
    const access = isSuccess(first) && read('refresh', first.body)?.access;
    if (access) await visitor.send({ path: history, token: access });
    await visitor.send(refreshing(refresh));
  },
  'bad access token': async ({ visitor, random }) => {
    const { access, refresh } = visitor.tokens();
    const path = random.pick([history, '/betting/history/']);
    for (const token of [null, tampered(access), refresh, 'x']) await visitor.send({ path, token });
  },
  'bad refresh token': async ({ visitor, random }) => {
    const { access, refresh } = visitor.tokens();
    for (const token of random.shuffle([tampered(refresh), access, 'x', '']))
      await visitor.send(refreshing(token));
  },
  'tokens of an earlier session': async ({ visitor }) => {
    const { access, refresh } = visitor.tokens();
    await visitor.send({ path: history });
    await visitor.signIn();
    await visitor.send({ path: history, token: access });
    const response = await visitor.send(refreshing(refresh));
    if (!isSuccess(response)) return;
    await visitor.send({ path: history });
  },
  'bad registration': async ({ visitor, random }) => {
    const fields = {
      app_id: visitor.account.appId,
      grant_type: 'mpin',
      mobile_number: random.pick(['', '12', '1234567890']),
      first_name: '',
      last_name: '7',
      mpin: '4821',
      confirm_mpin: '1',
    };
    await visitor.send({ method: 'POST', path: '/users/register/', body: fields, token: null });
  },
};
