import type { GrantType } from '@matka/contracts/api/users';
import { fromState, interaction } from '@matka/contracts/pact/interaction';
import { exampleValues, type ValueName } from '@matka/contracts/pact/provider-states';
import { expect, it } from 'vitest';
import { eachTagged } from '../../scripts/testing/each-tagged.ts';
import { type Registration, register, registerRequest } from '../src/api/register.ts';
import { registerErrors } from '../src/api/register-errors.ts';
import { english, inEnglish } from '../src/testing/english.ts';
import { apiErrorOf, asVisitor } from './client.ts';
import { detail, fieldErrors } from './examples/errors.ts';

const secrets = { password: 'Sridevi@2026', mpin: '8642', otp: exampleValues.otp };

const form = (grantType: GrantType, mobile: string): Registration => ({
  mobileNumber: mobile,
  firstName: 'Asha',
  lastName: 'Patil',
  credential: secrets[grantType],
  confirmation: secrets[grantType],
  referralCode: 'FRIEND_1',
});

/** The body of a registration, as the specification lists its fields. */
const bodies: Record<GrantType, (mobile: ValueName) => object> = {
  password: (mobile) => ({
    ...names('password', mobile),
    password: secrets.password,
    confirm_password: secrets.password,
  }),
  mpin: (mobile) => ({
    ...names('mpin', mobile),
    mpin: secrets.mpin,
    confirm_mpin: secrets.mpin,
  }),
  otp: (mobile) => ({ ...names('otp', mobile), otp: fromState('otp') }),
};

const names = (grant_type: GrantType, mobile: ValueName) => ({
  grant_type,
  app_id: fromState('app_id'),
  mobile_number: fromState(mobile),
  first_name: 'Asha',
  last_name: 'Patil',
});

eachTagged([
  ['registers a player with a password @REG-15 @API-01 @ROLE-03', 'password'],
  ['registers a player with an MPIN @REG-16 @ROLE-03', 'mpin'],
  ['registers a player with an OTP @REG-17 @ROLE-03', 'otp'],
] as const)('POST /users/register/ %s', async (_, grantType) => {
  const registration = interaction(
    {
      state: 'usual',
      description: `a registration by ${grantType}`,
      safety: 'write',
      endpoint: 'register',
      request: { body: bodies[grantType]('new_mobile') },
      // The client reads the status only.
      response: { status: 'created' },
    },
    asVisitor(() =>
      register(registerRequest(grantType, form(grantType, exampleValues.new_mobile))),
    ),
  );
  await expect(registration).resolves.toBeUndefined();
});

it('POST /users/register/ fails with a message for the mobile number if it is already registered', async () => {
  const failure = await interaction(
    {
      state: 'usual',
      description: 'a registration of a known mobile number',
      safety: 'write',
      endpoint: 'register',
      request: { body: bodies.password('mobile') },
      response: { status: 400, body: fieldErrors('mobile_number') },
    },
    asVisitor(() =>
      apiErrorOf(register(registerRequest('password', form('password', exampleValues.mobile)))),
    ),
  );
  expect(english(registerErrors(failure).fields.mobile_number)).toBe('This field is required.');
});

it.each([
  ['password', ['first_name', 'last_name', 'password', 'confirm_password']],
  ['mpin', ['mpin', 'confirm_mpin']],
  ['otp', ['mobile_number', 'otp']],
] as const)(
  'POST /users/register/ fails with a message for each field of an invalid form with grant type %s',
  async (grant, wrong) => {
    const invalid: Registration = {
      ...form(grant, '12345'),
      firstName: '',
      lastName: '7',
      credential: '1',
      confirmation: '2',
    };
    const body = registerRequest(grant, invalid);
    const failure = await interaction(
      {
        state: 'usual',
        description: `an invalid registration by ${grant}`,
        safety: 'read',
        endpoint: 'register',
        request: { body: { ...body, app_id: fromState('app_id') } },
        response: { status: 400, body: fieldErrors(...wrong) },
      },
      asVisitor(() => apiErrorOf(register(body))),
    );
    expect(Object.keys(registerErrors(failure).fields).sort()).toEqual([...wrong].sort());
  },
);

it.each([
  [403, 'a registration rejected without a field', '6000000102', detail, detail.detail],
  [500, 'a registration with an internal error', '6000000103', undefined, undefined],
  [
    400,
    'a registration rejected with non_field_errors',
    '6000000105',
    fieldErrors('non_field_errors'),
    'This field is required.',
  ],
])(
  'POST /users/register/ may fail with %i: %s',
  async (status, description, player, body, text) => {
    const request = registerRequest('password', form('password', player));
    const failure = await interaction(
      {
        state: 'usual',
        given: { player },
        description,
        safety: 'write',
        endpoint: 'register',
        request: { body: { ...request, app_id: fromState('app_id') } },
        response: { status, ...(body && { body }) },
      },
      asVisitor(() => apiErrorOf(register(request))),
    );
    expect(inEnglish(registerErrors(failure))).toEqual({
      general: text ?? 'Registration failed',
      fields: {},
    });
  },
);
