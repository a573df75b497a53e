import { endpointNames } from '@matka/contracts/api/endpoints';
import { fieldsIn, type Json } from './json.ts';
import type { HostResponse, ResponseChange, ResponseForm, Rows } from './style.ts';

const worded = ['suggestions', 'history', 'results', 'payouts', 'bet'] as const;
const codedToken = {
  detail: 'Given token not valid for any token type',
  code: 'token_not_valid',
  messages: [{ token_class: 'AccessToken', message: 'Token is expired' }],
};
const summary = { detail: 'Please check the form.', code: 'invalid' };
const refreshRefusal = 'how a refresh is refused';
const betRefusal = 'how a refused bet is told';
const uncovered = 'how an uncovered bet is told';
const formRefusal = 'how a refused form is written';
const tokenRefusal = 'the body of a refused token';
const whereTold = 'where a refusal is told';

/** Moves the text of a refusal into one field, whatever field the mock uses. */
const toldIn =
  (name: string) =>
  (body: Json): Json => {
    const { error, detail = error, message = detail } = fieldsIn(body);
    return message === undefined ? body : { [name]: message };
  };

/** Refusals of bets in another form with the same text. */
const refusedBets = (write: (text: Json) => Json): ResponseChange => ({
  endpoint: 'betting',
  when: 'refused',
  change: (body) => {
    const { text } = fieldsIn(toldIn('text')(body));
    return text === undefined ? body : write(text);
  },
});

/** Refusals of bets that the wallet does not cover. */
const uncoveredBets =
  (change: (response: HostResponse) => HostResponse): ResponseForm =>
  (response, { endpoint }) =>
    endpoint === 'betting' &&
    response.status >= 400 &&
    /insufficient/i.test(JSON.stringify(response.body))
      ? change(response)
      : response;

/** Gives refusals another status. */
const otherStatus = (
  endpoint: NonNullable<ResponseChange['endpoint']>,
  when: NonNullable<ResponseChange['when']>,
  status: number,
) => ({
  endpoint,
  when,
  status,
});

/** Styles in which a host refuses credentials, forms, bets and tokens. */
export const refusalRows: Rows = {
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
    response: uncoveredBets((response) => ({ ...response, status: 402 })),
  },
  'uncovered-bets-by-code': {
    description: 'A bet that the wallet does not cover may be told by a code.',
    decides: uncovered,
    response: uncoveredBets((response) => ({
      ...response,
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
