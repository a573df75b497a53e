import { each, listIn, onErrors, set } from '../edit.ts';
import type { Variation } from './variation.ts';

/** How a refusal or a success is told. */
export const statuses: readonly Variation[] = [
  {
    name: 'one-error-at-a-time',
    description: 'A bad registration is told the first of its errors.',
    options: { registrationErrors: 'first' },
    differs: 'The other fields are told next time.',
  },
  {
    name: 'errors-as-texts',
    description: 'The message of a field is a text instead of a list of texts.',
    changed: onErrors(
      (response) => ({
        ...response,
        body: each('*', (list) => listIn(list)[0] ?? list)(response.body),
      }),
      'register',
    ),
  },
  {
    name: 'invalid-is-422',
    description: 'A form or bet that is not valid gets 422.',
    options: { invalidStatus: 422 },
  },
  {
    name: 'wrong-password-is-400',
    description: 'A login with a wrong password gets 400.',
    options: { wrongCredentialStatus: 400 },
  },
  {
    name: 'closed-is-409',
    description: 'A bet on a closed market gets 409.',
    options: { closedStatus: 409 },
  },
  {
    name: 'bets-are-created',
    description: 'A bet that is accepted gets 201.',
    changed: (response, seen) => ({
      ...response,
      status: seen.endpoint === 'betting' && response.status === 200 ? 201 : response.status,
    }),
  },
  {
    name: 'a-registration-is-200',
    description: 'A registration gets 200.',
    changed: (response, seen) => ({
      ...response,
      status: seen.endpoint === 'register' && response.status === 201 ? 200 : response.status,
    }),
  },
  {
    name: 'other-words',
    description: 'Refusals are in Hindi, but for the words that the client looks for.',
    changed: onErrors((response) => ({
      ...response,
      body: set('detail', 'यह नहीं हो सकता।')(response.body),
    })),
  },
];
