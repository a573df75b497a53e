import { endpointAsked, isSuccess } from './host.ts';
import { each, fieldsIn, type Json, listIn, set } from './json.ts';
import { tokens } from './rewrite.ts';
import type { Rows } from './style.ts';
import { answers, otherStatus, refusalBodies, refusals } from './transform.ts';

const player = ['login', 'register'] as const;
const worded = ['suggestions', 'history', 'results', 'payouts', 'bet'] as const;
const successes: Readonly<Record<string, number>> = {
  betting: 201,
  login: 201,
  refresh: 203,
  suggestions: 202,
};
const codedToken = {
  detail: 'Given token not valid for any token type',
  code: 'token_not_valid',
  messages: [{ token_class: 'AccessToken', message: 'Token is expired' }],
};
const summary = { detail: 'Please check the form.', code: 'invalid' };
const signedIn = {
  user: { id: 5 },
  tokens: { access: 'eyJhbGciOiJub25lIn0.e30.', refresh: 'r' },
};

const playerId = 'the id of a player';
const playerName = 'the name of a player';
const mobile = 'how a mobile number is written';
const registered = 'the response to a registration';
const tokenRefusal = 'the body of a refused token';
const whereTold = 'where a refusal is told';
const textsOfLists = each('*', (text): Json => [text]);

/** Styles of a host's players, sessions, registrations and refusals. */
export const accountRows: Rows = {
  'player-ids-as-texts': {
    sentence: 'The id of a player may be a text.',
    decides: playerId,
    endpoint: player,
    path: 'user.id',
    change: (id) => `usr_${id}`,
  },
  'player-without-id': {
    sentence: 'A host may keep the id of a player to itself.',
    decides: playerId,
    endpoint: player,
    path: 'user.id',
    change: 'drop',
  },
  'full-name-alone': {
    sentence: 'A player may have a full name and no first and last name.',
    decides: playerName,
    endpoint: 'login',
    path: ['user.first_name', 'user.last_name'],
    change: 'null',
  },
  'no-full-name': {
    sentence: 'A player may have a first and a last name and no full name.',
    decides: playerName,
    endpoint: player,
    path: 'user.name',
    change: 'drop',
  },
  'first-name-alone': {
    sentence: 'A player may have one name alone.',
    decides: playerName,
    endpoint: 'login',
    path: ['user.name', 'user.last_name'],
    change: 'empty',
  },
  'mobile-number-with-country': {
    sentence: 'The mobile number of a player may begin with +91.',
    decides: mobile,
    endpoint: 'login',
    path: 'user.mobile_number',
    change: (number) => `+91${number}`,
  },
  'mobile-number-masked': {
    sentence: 'The mobile number of a player may be masked.',
    decides: mobile,
    endpoint: 'login',
    path: 'user.mobile_number',
    change: { set: '******3210' },
  },
  'points-as-text': {
    sentence: 'Points and balances may be texts with decimals.',
    endpoint: ['login', 'betting'],
    path: ['user.points', 'user_balance.*'],
    change: 'as decimals',
  },
  'opaque-refresh-tokens': {
    sentence: 'A refresh token may be any text.',
    decides: 'the form of tokens',
    transform: tokens({
      shown: (token, kind, use) => (kind === 'refresh' ? `refresh-of-session-${use}` : token),
    }),
  },
  'tokens-of-few-requests': {
    sentence: 'An access token may end at any time; a refresh gives the next one.',
    decides: 'the form of tokens',
    transform: tokens({ shown: (token, _, use) => `${token}-${use}`, uses: 25 }),
  },
  'one-session-at-a-time': {
    sentence: 'A login may end the sessions before it.',
    decides: 'the form of tokens',
    transform: tokens({ shown: (token, _, use) => `${token}-${use}`, endsSessions: true }),
  },
  'new-refresh-token': {
    sentence: 'A refresh may give a new refresh token as well, while the old one stays good.',
    endpoint: 'refresh',
    change: { add: { refresh: 'a.new.one' } },
  },
  'other-successes': {
    sentence: 'Any status from 200 to 299 is a success.',
    transform: answers('all', (answer, asked) => {
      const other = successes[endpointAsked(asked) ?? ''];
      return answer.status === 200 && other !== undefined ? { ...answer, status: other } : answer;
    }),
  },
  'registration-without-a-body': {
    sentence: 'A registration may be confirmed by an empty body.',
    decides: registered,
    transform: answers('register', (answer) =>
      isSuccess(answer) ? { ...answer, status: 204, raw: '' } : answer,
    ),
  },
  'registration-with-an-empty-object': {
    sentence: 'A registration may be confirmed by any body: nothing of it is read.',
    decides: registered,
    endpoint: 'register',
    change: { set: {} },
  },
  'registration-that-signs-in': {
    sentence: 'A registration may get the response of a login.',
    decides: registered,
    endpoint: 'register',
    change: { set: signedIn },
  },
  'wrong-credentials-400': {
    sentence: 'A wrong password, MPIN or OTP may get 400 or 401.',
    transform: otherStatus('login', 401, 400),
  },
  'refused-refresh-400': {
    sentence: 'A refused refresh token may get 400 or 401.',
    transform: refusals('refresh', (answer) => ({ ...answer, status: 400 })),
  },
  'forms-refused-422': {
    sentence: 'A form that is refused may get any status of the class 4xx.',
    transform: otherStatus('register', 400, 422),
  },
  'field-errors-as-texts': {
    sentence: 'The error of a field may be a text or a list of texts.',
    transform: refusalBodies(
      'register',
      each('*', (list) => listIn(list)[0] ?? list),
    ),
  },
  'one-error-at-a-time': {
    sentence: 'A form with several errors may be told the first alone.',
    transform: refusalBodies('register', (body) =>
      Object.fromEntries(Object.entries(fieldsIn(body)).slice(0, 1)),
    ),
  },
  'errors-with-a-summary': {
    sentence: 'A refused form may get a sentence and a code beside the errors of its fields.',
    transform: refusalBodies('register', (body) => ({ ...fieldsIn(body), ...summary })),
  },
  'refusals-in-detail': {
    sentence: 'A refusal other than of a bet may be told in error, message or detail.',
    decides: whereTold,
    transform: refusalBodies(worded, (body) => {
      const { error, detail = error ?? null } = fieldsIn(body);
      return { detail };
    }),
  },
  'refusals-in-a-message': {
    sentence: 'A refused bet may be told in a message, which is shown as it is.',
    decides: whereTold,
    transform: refusalBodies([...worded, 'betting'], (body) => {
      const { error, detail, message } = fieldsIn(body);
      const text = error ?? detail ?? message;
      return text === undefined ? body : { message: text };
    }),
  },
  'refusals-in-lists': {
    sentence: 'The text of a refusal may stand in a list.',
    transform: refusalBodies(worded, textsOfLists),
  },
  'refused-bets-in-lists': {
    sentence: 'The text of a refused bet may stand in a list.',
    transform: refusalBodies('betting', textsOfLists),
  },
  'refusals-in-hindi': {
    sentence: 'The texts of refusals are the host’s own, but for those of an uncovered bet.',
    transform: refusalBodies('all', set('detail', 'यह नहीं हो सकता।')),
  },
  'refused-bets-409-and-422': {
    sentence: 'A refused bet may get any status of the class 4xx but 401, 408, 425 and 429.',
    transform: otherStatus('betting', 400, 422),
  },
  'refused-tokens-with-codes': {
    sentence: 'A refused token may get a code and messages beside the detail.',
    decides: tokenRefusal,
    transform: refusals('all', (answer) =>
      answer.status === 401 ? { ...answer, body: codedToken } : answer,
    ),
  },
  'refused-tokens-without-a-body': {
    sentence: 'A refused token may get a status and an empty body.',
    decides: tokenRefusal,
    transform: refusals('all', (answer, asked) =>
      answer.status === 401 && endpointAsked(asked) !== 'login' ? { ...answer, raw: '' } : answer,
    ),
  },
  'problem-details': {
    sentence: 'A refusal may be of the type application/problem+json.',
    decides: 'the content type',
    transform: refusals('all', (answer) => ({
      ...answer,
      headers: { ...answer.headers, 'content-type': 'application/problem+json' },
      body: { type: 'about:blank', ...fieldsIn(answer.body) },
    })),
  },
};
