import type { FaultRule } from '../worlds/fault-rule.ts';
import { brokenConnection, type MagicInput, noResponseFor, status } from './magic-input.ts';

const formInput =
  (first: number) =>
  (number: number, requirement: string, description: string, rule: FaultRule): MagicInput => ({
    requirement,
    description,
    trigger: { kind: 'form', mobile: String(first + number) },
    rule,
  });
const login = formInput(6_000_000_000);
const registration = formInput(6_000_000_100);

/** Failures of a login: 60000000NN. */
export const loginInputs: readonly MagicInput[] = [
  login(1, 'ERRL-01', 'login: no response in time', noResponseFor(35)),
  login(2, 'ERRL-02', 'login: the connection breaks', brokenConnection),
  login(3, 'ERRL-03', 'login: 500', status(500, { detail: 'A server error occurred.' })),
  login(4, 'ERRL-04', 'login: 400', status(400, { non_field_errors: ['Malformed request.'] })),
  login(5, 'ERRL-05', 'login: 401', status(401, { non_field_errors: ['Wrong credentials.'] })),
  login(6, 'ERRL-06', 'login: another 4xx', status(409, { detail: 'Conflict.' })),
  login(7, 'ERRL-07', 'login: a response that is not JSON', { effect: 'malformed' }),
  login(
    9,
    'ERRL-09',
    'login: non_field_errors',
    status(400, { non_field_errors: ['One.', 'Two.'] }),
  ),
  login(10, 'ERRL-10', 'login: detail', status(400, { detail: 'The detail.' })),
  login(11, 'ERRL-11', 'login: message', status(400, { message: 'The message.' })),
  login(12, 'ERRL-12', 'login: mobile_number', status(400, { mobile_number: ['Unknown.'] })),
  login(13, 'ERRL-13', 'login: password', status(400, { password: ['Wrong.'] })),
  login(14, 'ERRL-14', 'login: mpin', status(400, { mpin: ['Wrong.'] })),
  login(15, 'ERRL-15', 'login: otp', status(400, { otp: ['Wrong.'] })),
  login(16, 'ERRL-16', 'login: 403 without text', status(403, {})),
  login(17, 'ERRL-17', 'login: 404 without text', status(404, {})),
  login(18, 'ERRL-18', 'login: 500 without text', status(500, {})),
  login(19, 'ERRL-19', 'login: 418 without text', status(418, {})),
];

/** Failures of a registration: 60000001NN. */
export const registrationInputs: readonly MagicInput[] = [
  registration(1, 'ERRR-01', 'registration: no response in time', noResponseFor(35)),
  registration(
    2,
    'ERRR-02',
    'registration: text of the server',
    status(403, { detail: 'Closed.' }),
  ),
  registration(3, 'ERRR-03', 'registration: 500 without text', status(500, {})),
  registration(
    4,
    'ERRR-04',
    'registration: two messages at first_name',
    status(400, { first_name: ['The first.', 'The second.'] }),
  ),
  registration(
    5,
    'ERRR-05',
    'registration: non_field_errors',
    status(400, { non_field_errors: ['Registration is closed.'] }),
  ),
];
