import { each, fieldsIn, inOrder, type Json, listIn, set, without } from '../edit.ts';
import { endpointAsked, isSuccess } from '../host.ts';
import { tokens } from '../rewrite.ts';
import { allOf, answers, bodies, refusalBodies, refusals } from '../transform.ts';
import type { Liberties } from './liberty.ts';

const player = ['login', 'register'] as const;

/** A refusal with other words or in another shape. */
const told = (shape: (text: Json) => Json) =>
  refusalBodies(['suggestions', 'betting', 'history', 'results', 'payouts', 'bet'], (body) => {
    const { error, detail, message } = fieldsIn(body);
    const text = error ?? detail ?? message;
    return text === undefined ? body : shape(text);
  });

/** What a host may do with players, sessions, registrations and refusals. */
export const accountLiberties: Liberties = {
  'player-ids-as-texts': {
    sentence: 'The id of a player may be a text, or be left out.',
    transform: bodies(
      player,
      each('user.id', (id) => `usr_${id}`),
    ),
  },
  'player-without-id': {
    sentence: 'A host may keep the id of a player to itself.',
    transform: bodies(player, without('user.id')),
  },
  'full-name-alone': {
    sentence: 'A player may have a full name and no first and last name.',
    transform: bodies('login', inOrder(set('user.first_name', null), set('user.last_name', null))),
  },
  'no-full-name': {
    sentence: 'A player may have a first and a last name and no full name.',
    transform: bodies(player, without('user.name')),
  },
  'mobile-number-with-country': {
    sentence: 'The mobile number of a player may begin with +91.',
    transform: bodies(
      'login',
      each('user.mobile_number', (number) => `+91${number}`),
    ),
  },
  'mobile-number-masked': {
    sentence: 'The mobile number of a player may be masked.',
    transform: bodies('login', set('user.mobile_number', '******3210')),
  },
  'points-as-text': {
    sentence: 'Points and balances may be texts with decimals.',
    transform: bodies(
      ['login', 'betting'],
      inOrder(
        each('user.points', (points) => Number(points).toFixed(2)),
        each('user_balance.*', (points) => Number(points).toFixed(2)),
      ),
    ),
  },
  'opaque-refresh-tokens': {
    sentence: 'A refresh token may be any text.',
    transform: tokens({
      shown: (token, kind, use) => (kind === 'refresh' ? `refresh-of-session-${use}` : token),
    }),
  },
  'tokens-of-few-requests': {
    sentence: 'An access token may end at any time; a refresh gives the next one.',
    transform: tokens({ shown: (token, _, use) => `${token}-${use}`, uses: 25 }),
  },
  'one-session-at-a-time': {
    sentence: 'A login may end the sessions before it.',
    transform: tokens({ shown: (token, _, use) => `${token}-${use}`, endsSessions: true }),
  },
  'new-refresh-token': {
    sentence: 'A refresh may give a new refresh token as well, while the old one stays good.',
    transform: bodies('refresh', (body) => ({ ...fieldsIn(body), refresh: 'a.new.one' })),
  },
  'other-successes': {
    sentence: 'Any status from 200 to 299 is a success.',
    transform: answers('all', (answer, asked) => {
      const other = { betting: 201, login: 201, refresh: 203, suggestions: 202 } as const;
      const endpoint = endpointAsked(asked) ?? '';
      return answer.status === 200 && endpoint in other
        ? { ...answer, status: other[endpoint as keyof typeof other] }
        : answer;
    }),
  },
  'registration-without-a-body': {
    sentence: 'A registration may be confirmed by an empty body.',
    transform: answers('register', (answer) =>
      isSuccess(answer) ? { ...answer, status: 204, raw: '' } : answer,
    ),
  },
  'registration-with-an-empty-object': {
    sentence: 'A registration may be confirmed by any body: nothing of it is read.',
    transform: bodies('register', () => ({})),
  },
  'registration-that-signs-in': {
    sentence: 'A registration may get the response of a login.',
    transform: bodies('register', () => ({
      user: { id: 5 },
      tokens: { access: 'eyJhbGciOiJub25lIn0.e30.', refresh: 'r' },
    })),
  },
  'wrong-credentials-400': {
    sentence: 'A wrong password, MPIN or OTP may get 400 or 401.',
    transform: refusals('login', (answer) =>
      answer.status === 401 ? { ...answer, status: 400 } : answer,
    ),
  },
  'refused-refresh-400': {
    sentence: 'A refused refresh token may get 400 or 401.',
    transform: refusals('refresh', (answer) => ({ ...answer, status: 400 })),
  },
  'forms-refused-422': {
    sentence: 'A form that is refused may get any status of the class 4xx.',
    transform: refusals('register', (answer) =>
      answer.status === 400 ? { ...answer, status: 422 } : answer,
    ),
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
    transform: refusalBodies('register', (body) => ({
      ...fieldsIn(body),
      detail: 'Please check the form.',
      code: 'invalid',
    })),
  },
  'refusals-in-detail': {
    sentence: 'A refusal other than of a bet may be told in error, message or detail.',
    transform: refusalBodies(['suggestions', 'history', 'results', 'payouts', 'bet'], (body) => {
      const { error, detail = error ?? null } = fieldsIn(body);
      return { detail };
    }),
  },
  'refusals-in-a-message': {
    sentence: 'A refused bet may be told in a message, which is shown as it is.',
    transform: told((message) => ({ message })),
  },
  'refusals-in-lists': {
    sentence: 'The text of a refusal may stand in a list.',
    transform: refusalBodies(
      ['suggestions', 'history', 'results', 'payouts', 'bet'],
      each('*', (text) => [text]),
    ),
  },
  'refusals-in-hindi': {
    sentence: 'The texts of refusals are the host’s own, but for those of an uncovered bet.',
    transform: refusalBodies('all', set('detail', 'यह नहीं हो सकता।')),
  },
  'refused-bets-409-and-422': {
    sentence: 'A refused bet may get any status of the class 4xx but 401, 408, 425 and 429.',
    transform: refusals('betting', (answer) =>
      answer.status === 400 ? { ...answer, status: 422 } : answer,
    ),
  },
  'refused-tokens-with-codes': {
    sentence: 'A refused token may get a code and messages beside the detail.',
    transform: refusals('all', (answer) =>
      answer.status === 401
        ? {
            ...answer,
            body: {
              detail: 'Given token not valid for any token type',
              code: 'token_not_valid',
              messages: [{ token_class: 'AccessToken', message: 'Token is expired' }],
            },
          }
        : answer,
    ),
  },
  'refused-tokens-without-a-body': {
    sentence: 'A refused token may get a status and an empty body.',
    transform: refusals('all', (answer, asked) =>
      answer.status === 401 && endpointAsked(asked) !== 'login' ? { ...answer, raw: '' } : answer,
    ),
  },
  'problem-details': {
    sentence: 'A refusal may be of the type application/problem+json.',
    transform: allOf(
      refusals('all', (answer) => ({
        ...answer,
        headers: { ...answer.headers, 'content-type': 'application/problem+json' },
      })),
      refusalBodies('all', (body) => ({ type: 'about:blank', ...fieldsIn(body) })),
    ),
  },
};
