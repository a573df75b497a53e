import { developmentOtp } from '@matka/fixtures/players';
import type { Messages } from '../shared/http-error.ts';

/** Whether all digits are equal, or follow one another up or down. */
const isSimple = (mpin: string): boolean =>
  /^(\d)\1*$/.test(mpin) || '0123456789'.includes(mpin) || '9876543210'.includes(mpin);

/** Those of the common passwords that are long enough. */
const common: readonly string[] = ['password', '123456789', 'password123'];

const isName = (text: string): boolean =>
  /^[A-Za-z' -]{2,50}$/.test(text) && text.trim().length >= 2;

type Rule = readonly [holds: (value: string) => boolean, message: string];

/** The rules of each field with the message of each, in the order in which they are tried. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  mobile_number: [
    [(text) => /^(?!(\d)\1*$)[6-9]\d{9}$/.test(text), 'Enter a valid mobile number.'],
  ],
  first_name: [[isName, 'Enter a valid first name.']],
  last_name: [[isName, 'Enter a valid last name.']],
  password: [
    [(text) => /^.{8,16}$/s.test(text), 'Password must have 8 to 16 characters.'],
    [(text) => !common.includes(text.toLowerCase()), 'This password is too common.'],
  ],
  mpin: [
    [(text) => /^\d{4}$/.test(text), 'MPIN must be exactly 4 digits.'],
    [(text) => !isSimple(text), 'This MPIN is too simple.'],
  ],
  otp: [[(text) => /^\d{6}$/.test(text), 'OTP must be exactly 6 digits.']],
};

/** Fields that must be equal. */
const confirmations = [
  ['password', 'confirm_password', 'Passwords do not match.'],
  ['mpin', 'confirm_mpin', 'MPINs do not match.'],
] as const;

/** What is wrong with the values of a registration form: the first message of each field. */
export function registrationMessages(form: Record<string, unknown>): Messages {
  const messages: Messages = {};
  for (const [field, ofField] of Object.entries(rules)) {
    const value = form[field];
    const broken = typeof value === 'string' && ofField.find(([holds]) => !holds(value));
    if (broken) messages[field] = [broken[1]];
  }
  for (const [field, confirmation, message] of confirmations) {
    if (form[field] !== form[confirmation]) messages[confirmation] ??= [message];
  }
  if (form.grant_type === 'otp' && form.otp !== developmentOtp) messages.otp ??= ['Invalid OTP.'];
  return messages;
}
