import { each, fieldsIn, type Json, listIn, set } from '../edit.ts';
import { endpointAsked, isSuccess } from '../host.ts';
import { tokens } from '../rewrite.ts';
import {
  answers,
  bodies,
  drops,
  edits,
  otherStatus,
  refusalBodies,
  refusals,
} from '../transform.ts';
import type { Liberties } from './liberty.ts';

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

/** What a host may do with players, sessions, registrations and refusals. */
export const accountLiberties: Liberties = {
  'player-ids-as-texts': edits(player, 'user.id', (id) => `usr_${id}`),
  'player-without-id': drops(player, 'user.id'),
  'full-name-alone': edits('login', ['user.first_name', 'user.last_name'], () => null),
  'no-full-name': drops(player, 'user.name'),
  'mobile-number-with-country': edits('login', 'user.mobile_number', (number) => `+91${number}`),
  'mobile-number-masked': edits('login', 'user.mobile_number', () => '******3210'),
  'points-as-text': edits(['login', 'betting'], ['user.points', 'user_balance.*'], (points) =>
    Number(points).toFixed(2),
  ),
  'opaque-refresh-tokens': tokens({
    shown: (token, kind, use) => (kind === 'refresh' ? `refresh-of-session-${use}` : token),
  }),
  'tokens-of-few-requests': tokens({ shown: (token, _, use) => `${token}-${use}`, uses: 25 }),
  'one-session-at-a-time': tokens({
    shown: (token, _, use) => `${token}-${use}`,
    endsSessions: true,
  }),
  'new-refresh-token': bodies('refresh', (body) => ({ ...fieldsIn(body), refresh: 'a.new.one' })),
  'other-successes': answers('all', (answer, asked) => {
    const other = successes[endpointAsked(asked) ?? ''];
    return answer.status === 200 && other !== undefined ? { ...answer, status: other } : answer;
  }),
  'registration-without-a-body': answers('register', (answer) =>
    isSuccess(answer) ? { ...answer, status: 204, raw: '' } : answer,
  ),
  'registration-with-an-empty-object': bodies('register', () => ({})),
  'registration-that-signs-in': bodies('register', () => signedIn),
  'wrong-credentials-400': otherStatus('login', 401, 400),
  'refused-refresh-400': refusals('refresh', (answer) => ({ ...answer, status: 400 })),
  'forms-refused-422': otherStatus('register', 400, 422),
  'field-errors-as-texts': refusalBodies(
    'register',
    each('*', (list) => listIn(list)[0] ?? list),
  ),
  'one-error-at-a-time': refusalBodies('register', (body) =>
    Object.fromEntries(Object.entries(fieldsIn(body)).slice(0, 1)),
  ),
  'errors-with-a-summary': refusalBodies('register', (body) => ({ ...fieldsIn(body), ...summary })),
  'refusals-in-detail': refusalBodies(worded, (body) => {
    const { error, detail = error ?? null } = fieldsIn(body);
    return { detail };
  }),
  'refusals-in-a-message': refusalBodies([...worded, 'betting'], (body) => {
    const { error, detail, message } = fieldsIn(body);
    const text = error ?? detail ?? message;
    return text === undefined ? body : { message: text };
  }),
  'refusals-in-lists': refusalBodies(
    worded,
    each('*', (text): Json => [text]),
  ),
  'refusals-in-hindi': refusalBodies('all', set('detail', 'यह नहीं हो सकता।')),
  'refused-bets-409-and-422': otherStatus('betting', 400, 422),
  'refused-tokens-with-codes': refusals('all', (answer) =>
    answer.status === 401 ? { ...answer, body: codedToken } : answer,
  ),
  'refused-tokens-without-a-body': refusals('all', (answer, asked) =>
    answer.status === 401 && endpointAsked(asked) !== 'login' ? { ...answer, raw: '' } : answer,
  ),
  'problem-details': refusals('all', (answer) => ({
    ...answer,
    headers: { ...answer.headers, 'content-type': 'application/problem+json' },
    body: { type: 'about:blank', ...fieldsIn(answer.body) },
  })),
};
