import { endpointNames } from '@matka/contracts/api/endpoints';
import { fieldsIn, type Json } from './json.ts';
import type { Answer, AnswerChange, ResponseForm, Rows } from './style.ts';

const player = ['login', 'register'] as const;
const worded = ['suggestions', 'history', 'results', 'payouts', 'bet'] as const;
const codedToken = {
  detail: 'Given token not valid for any token type',
  code: 'token_not_valid',
  messages: [{ token_class: 'AccessToken', message: 'Token is expired' }],
};
const summary = { detail: 'Please check the form.', code: 'invalid' };
const playerId = 'the id of a player';
const playerName = 'the name of a player';
const mobile = 'how a mobile number is written';
const registered = 'the response to a registration';
const renewal = 'what a refresh gives';
const refreshRefusal = 'how a refresh is refused';
const betRefusal = 'how a refused bet is told';
const uncovered = 'how an uncovered bet is told';
const formRefusal = 'how a refused form is written';
const tokenRefusal = 'the body of a refused token';
const whereTold = 'where a refusal is told';

/** Tells a refusal in one field, whatever field of the mock has its text. */
const toldIn =
  (name: string) =>
  (body: Json): Json => {
    const { error, detail = error, message = detail } = fieldsIn(body);
    return message === undefined ? body : { [name]: message };
  };

/** Refused bets in another form, which has their text. */
const refusedBets = (write: (text: Json) => Json): AnswerChange => ({
  endpoint: 'betting',
  when: 'refused',
  change: (body) => {
    const { text } = fieldsIn(toldIn('text')(body));
    return text === undefined ? body : write(text);
  },
});

/** Refusals of bets that the wallet does not cover. */
const uncoveredBets =
  (change: (answer: Answer) => Answer): ResponseForm =>
  (answer, { endpoint }) =>
    endpoint === 'betting' &&
    answer.status >= 400 &&
    /insufficient/i.test(JSON.stringify(answer.body))
      ? change(answer)
      : answer;

/** Gives refusals another status. */
const otherStatus = (
  endpoint: NonNullable<AnswerChange['endpoint']>,
  when: NonNullable<AnswerChange['when']>,
  status: number,
) => ({
  endpoint,
  when,
  status,
});

/** Styles of a host's players, sessions, registrations and refusals. */
export const accountRows: Rows = {
  'player-ids-as-texts': {
    description: 'The id of a player may be a text.',
    decides: playerId,
    endpoint: player,
    path: 'user.id',
    change: { format: 'usr_{}' },
  },
  'player-without-id': {
    description: 'A host may keep the id of a player to itself.',
    decides: playerId,
    endpoint: player,
    path: 'user.id',
    change: 'drop',
  },
  'full-name-alone': {
    description: 'A player may have a full name and no first and last name.',
    decides: playerName,
    endpoint: 'login',
    path: ['user.first_name', 'user.last_name'],
    change: 'null',
  },
  'no-full-name': {
    description: 'A player may have a first and a last name and no full name.',
    decides: playerName,
    endpoint: player,
    path: 'user.name',
    change: 'drop',
  },
  'first-name-alone': {
    description: 'A player may have one name alone.',
    decides: playerName,
    endpoint: 'login',
    path: ['user.name', 'user.last_name'],
    change: 'empty',
  },
  'mobile-number-with-country': {
    description: 'The mobile number of a player may begin with +91.',
    decides: mobile,
    endpoint: 'login',
    path: 'user.mobile_number',
    change: { format: '+91{}' },
  },
  'mobile-number-masked': {
    description: 'The mobile number of a player may be masked.',
    decides: mobile,
    endpoint: 'login',
    path: 'user.mobile_number',
    change: { set: '******3210' },
  },
  'points-as-text': {
    description: 'Points and balances may be texts with decimals.',
    endpoint: ['login', 'betting'],
    path: ['user.points', 'user_balance.*'],
    change: 'as decimals',
  },
  'opaque-refresh-tokens': {
    description: 'A refresh token may be any text.',
    rules: { opaqueRefreshTokens: true },
  },
  'tokens-of-few-requests': {
    description: 'An access token may end at any time; a refresh gives the next one.',
    rules: { accessTokenUses: 25 },
  },
  'one-session-at-a-time': {
    description: 'A login may end the sessions before it.',
    rules: { oneSession: true },
  },
  'new-refresh-token': {
    description: 'A refresh may give a new refresh token as well, while the old one stays good.',
    decides: renewal,
    rules: { renewsRefreshTokens: true },
  },
  'one-time-refresh-tokens': {
    description: 'A refresh token may be good for one refresh, which gives the next one.',
    decides: renewal,
    rules: { refreshTokenUses: 1, renewsRefreshTokens: true },
  },
  'other-successes': {
    description: 'Any status from 200 to 299 is a success.',
    changes: [
      otherStatus(['betting', 'login'], 200, 201),
      otherStatus('refresh', 200, 203),
      otherStatus('suggestions', 200, 202),
    ],
  },
  'registration-without-a-body': {
    description: 'A registration may be confirmed by an empty body.',
    decides: registered,
    endpoint: 'register',
    status: 204,
    raw: '',
  },
  'registration-with-an-empty-object': {
    description: 'A registration may be confirmed by any body: nothing of it is read.',
    decides: registered,
    endpoint: 'register',
    change: { set: {} },
  },
  'registration-that-signs-in': {
    description: 'A registration may get the response of a login.',
    decides: registered,
    rules: { signsInOnRegistration: true },
  },
  'wrong-credentials-400': {
    description: 'A wrong password, MPIN or OTP may get 400 or 401.',
    ...otherStatus('login', 401, 400),
  },
  'refused-refresh-400': {
    description: 'A refused refresh token may get 400 or 401.',
    decides: refreshRefusal,
    ...otherStatus('refresh', 'refused', 400),
  },
  'refused-refresh-403': {
    description: 'A refused refresh token may get 403.',
    decides: refreshRefusal,
    ...otherStatus('refresh', 'refused', 403),
  },
  'refused-refresh-422': {
    description: 'A refused refresh token may get 422.',
    decides: refreshRefusal,
    ...otherStatus('refresh', 'refused', 422),
  },
  'forms-refused-422': {
    description: 'A form that is refused may get any status of the class 4xx.',
    ...otherStatus('register', 400, 422),
  },
  'form-errors-below-errors': {
    description: 'The errors of a form may stand in errors, beside a message, with the status 422.',
    decides: formRefusal,
    endpoint: 'register',
    when: 400,
    status: 422,
    change: (errors) => ({ message: 'The given data was invalid.', errors }),
  },
  'form-errors-in-a-list': {
    description: 'The errors of a form may be a list of sentences.',
    decides: formRefusal,
    endpoint: 'register',
    when: 400,
    change: (errors) => ({
      statusCode: 400,
      message: Object.entries(fieldsIn(errors)).map(([name, text]) => `${name}: ${text}`),
      error: 'Bad Request',
    }),
  },
  'field-errors-as-texts': {
    description: 'The error of a field may be a text or a list of texts.',
    endpoint: 'register',
    when: 'refused',
    path: '*',
    change: 'first entry',
  },
  'one-error-at-a-time': {
    description: 'A form with several errors may be told the first alone.',
    decides: formRefusal,
    endpoint: 'register',
    when: 'refused',
    change: 'first field',
  },
  'errors-with-a-summary': {
    description: 'A refused form may get a sentence and a code beside the errors of its fields.',
    decides: formRefusal,
    endpoint: 'register',
    when: 'refused',
    change: { add: summary },
  },
  'refusals-in-detail': {
    description: 'A refusal other than of a bet may be told in error, message or detail.',
    decides: whereTold,
    endpoint: worded,
    when: 'refused',
    change: toldIn('detail'),
  },
  'refusals-in-a-message': {
    description: 'A refused bet may be told in a message, which is shown as it is.',
    decides: whereTold,
    endpoint: [...worded, 'betting'],
    when: 'refused',
    change: toldIn('message'),
  },
  'refusals-in-lists': {
    description: 'The text of a refusal may stand in a list.',
    endpoint: worded,
    when: 'refused',
    path: '*',
    change: 'in a list',
  },
  'refused-bets-in-lists': {
    description: 'The text of a refused bet may stand in a list.',
    decides: betRefusal,
    endpoint: 'betting',
    when: 'refused',
    path: '*',
    change: 'in a list',
  },
  'refused-bets-in-detail': {
    description: 'A refused bet may be told in detail.',
    decides: betRefusal,
    ...refusedBets((detail) => ({ detail })),
  },
  'refused-bets-in-non-field-errors': {
    description: 'A refused bet may be told among the errors of no field.',
    decides: betRefusal,
    ...refusedBets((text) => ({ non_field_errors: [text] })),
  },
  'refused-bets-as-problems': {
    description: 'A refused bet may be a problem by RFC 9457.',
    decides: betRefusal,
    ...refusedBets((detail) => ({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail,
    })),
    headers: { 'content-type': 'application/problem+json' },
  },
  'refused-bets-with-codes': {
    description: 'A refused bet may be an error with a code and a message.',
    decides: betRefusal,
    ...refusedBets((message) => ({ error: { code: 'BET_REFUSED', message } })),
  },
  'uncovered-bets-402': {
    description: 'A bet that the wallet does not cover may get 402.',
    decides: uncovered,
    response: uncoveredBets((answer) => ({ ...answer, status: 402 })),
  },
  'uncovered-bets-by-code': {
    description: 'A bet that the wallet does not cover may be told by a code.',
    decides: uncovered,
    response: uncoveredBets((answer) => ({
      ...answer,
      body: { error: { code: 'INSUFFICIENT_FUNDS', message: 'This bet is not possible.' } },
    })),
  },
  'refusals-in-hindi': {
    description: 'The texts of refusals are the host’s own, but for those of an uncovered bet.',
    when: 'refused',
    path: 'detail',
    change: { set: 'यह नहीं हो सकता।' },
  },
  'refused-bets-409-and-422': {
    description: 'A refused bet may get any status of the class 4xx but 401, 408, 425 and 429.',
    ...otherStatus('betting', 400, 422),
  },
  'refused-tokens-with-codes': {
    description: 'A refused token may get a code and messages beside the detail.',
    decides: tokenRefusal,
    when: 401,
    change: { set: codedToken },
  },
  'refused-tokens-without-a-body': {
    description: 'A refused token may get a status and an empty body.',
    decides: tokenRefusal,
    endpoint: endpointNames.filter((name) => name !== 'login'),
    when: 401,
    raw: '',
  },
  'problem-details': {
    description: 'A refusal may be of the type application/problem+json.',
    decides: 'the content type',
    when: 'refused',
    headers: { 'content-type': 'application/problem+json' },
    change: { add: { type: 'about:blank' } },
  },
};
