import { bodies, each, fieldsIn, inOrder, onErrors, set } from '../edit.ts';
import type { Json } from '../exchange.ts';
import type { Variation } from './variation.ts';

const prefix = 'r-';

/** Accounts, sessions and registrations of other hosts. */
export const accounts: readonly Variation[] = [
  {
    name: 'player-ids-as-texts',
    description: 'The id of a player is a text with letters.',
    changed: bodies(
      each('user.id', (id) => `usr_${id}`),
      'login',
      'register',
    ),
    differs: 'No screen shows the id.',
  },
  {
    name: 'a-player-with-a-full-name-alone',
    description: 'A player has a full name; first and last name are null.',
    changed: bodies(inOrder(set('user.first_name', null), set('user.last_name', null)), 'login'),
    differs: 'The full name is shown.',
  },
  {
    name: 'a-mobile-number-with-its-country',
    description: 'The mobile number of a player begins with the country.',
    changed: bodies(
      each('user.mobile_number', (number) => `+91${number}`),
      'login',
    ),
    differs: 'The number is shown with its country.',
  },
  {
    name: 'a-mobile-number-as-number',
    description: 'The mobile number of a player is a number.',
    changed: bodies(each('user.mobile_number', Number), 'login'),
  },
  {
    name: 'an-opaque-refresh-token',
    description: 'Refresh tokens are no JSON web tokens.',
    changed: bodies(
      each('tokens.refresh', (token) => prefix + Buffer.from(String(token)).toString('hex')),
      'login',
    ),
    asked: ({ endpoint, request }) => {
      if (endpoint !== 'refresh' || !request.body) return request;
      const body: { [name: string]: Json } = fieldsIn(JSON.parse(request.body));
      const token = String(body.refresh ?? '');
      const refresh = token.startsWith(prefix)
        ? Buffer.from(token.slice(prefix.length), 'hex').toString()
        : token;
      return { ...request, body: JSON.stringify({ ...body, refresh }) };
    },
  },
  {
    name: 'one-session-at-a-time',
    description: 'A login ends the sessions before it.',
    options: { oneSession: true },
    stateful: true,
  },
  {
    name: 'a-refused-refresh-is-400',
    description: 'A refresh with a bad token gets 400.',
    changed: onErrors(
      (response) => (response.status === 401 ? { ...response, status: 400 } : response),
      'refresh',
    ),
    differs: 'The client words it as an invalid token.',
  },
  {
    name: 'a-registration-without-a-body',
    description: 'A registration gets 204 without a body.',
    changed: (response, { endpoint }) =>
      endpoint === 'register' && response.status === 201 ? { ...response, status: 204 } : response,
    written: (response) => (response.status === 204 ? { ...response, body: '' } : response),
  },
  {
    name: 'a-known-number-is-409',
    description: 'A registration of a known number gets 409.',
    changed: onErrors(
      (response) =>
        'mobile_number' in fieldsIn(response.body) ? { ...response, status: 409 } : response,
      'register',
    ),
  },
  {
    name: 'errors-with-a-summary',
    description: 'A bad registration is told by field, and in a sentence besides.',
    changed: onErrors(
      (response) => ({
        ...response,
        body: { ...fieldsIn(response.body), detail: 'Please check the form.', code: 'invalid' },
      }),
      'register',
    ),
    differs: 'The sentence belongs to no field.',
  },
  {
    name: 'points-with-half-rupees',
    description: 'The points of a player have decimals.',
    options: { depositExtra: 0.5 },
    differs: 'The amounts are others.',
  },
  {
    name: 'a-login-of-tokens-and-more',
    description: 'The tokens of a login say more about themselves.',
    changed: bodies(
      each('tokens', (tokens) => ({ ...fieldsIn(tokens), token_type: 'bearer', expires_in: 3600 })),
      'login',
    ),
  },
  {
    name: 'a-short-suggestion-refusal',
    description: 'Refused suggestions are told in detail instead of error.',
    changed: onErrors((response) => {
      const { error, ...others } = fieldsIn(response.body);
      return error === undefined ? response : { ...response, body: { ...others, detail: error } };
    }, 'suggestions'),
  },
  {
    name: 'a-refusal-in-a-message',
    description: 'Refused bets are told in message instead of error.',
    changed: onErrors((response) => {
      const { error, ...others } = fieldsIn(response.body);
      return error === undefined ? response : { ...response, body: { ...others, message: error } };
    }, 'betting'),
    differs: 'A message is shown as it is.',
  },
];
