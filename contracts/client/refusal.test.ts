import { expect, it } from 'vitest';
import { readRefusal } from './refusal.ts';

it.each<[framework: string, body: unknown, texts: object, fields: object, codes: string[]]>([
  ['a field error', { error: 'Closed.' }, { error: 'Closed.' }, {}, []],
  [
    'NestJS',
    { statusCode: 400, message: 'Closed.', error: 'Bad Request' },
    { message: 'Closed.', error: 'Bad Request' },
    {},
    [],
  ],
  [
    'NestJS with a pipe',
    { statusCode: 400, message: ['One.', 'Two.'], error: 'Bad Request' },
    { message: 'One.', error: 'Bad Request' },
    {},
    [],
  ],
  ['DRF', { detail: 'Closed.', code: 'closed' }, { detail: 'Closed.' }, {}, ['closed']],
  [
    'DRF with messages by field',
    { non_field_errors: ['One.', 'Two.'], amount: ['Too much.'] },
    { non_field_errors: 'One.' },
    { amount: 'Too much.' },
    [],
  ],
  ['DRF with a list', ['Closed.', 'Late.'], { body: 'Closed.' }, {}, []],
  [
    'problem+json',
    {
      type: 'https://host.test/problems/closed',
      title: 'Closed.',
      status: 409,
      detail: 'Too late.',
      instance: '/betting/',
    },
    { title: 'Closed.', detail: 'Too late.' },
    {},
    ['https://host.test/problems/closed'],
  ],
  [
    'the example of RFC 7807',
    { title: 'Invalid.', 'invalid-params': [{ name: 'mobile_number', reason: 'Taken.' }] },
    { title: 'Invalid.', errors: 'Taken.' },
    { mobile_number: 'Taken.' },
    [],
  ],
  [
    'Symfony',
    { title: 'Invalid.', violations: [{ propertyPath: 'mobileNumber', title: 'Taken.' }] },
    { title: 'Invalid.', errors: 'Taken.' },
    { mobile_number: 'Taken.' },
    [],
  ],
  [
    'Spring',
    { error: 'Bad Request', errors: [{ field: 'mobileNumber', defaultMessage: 'Taken.' }] },
    { error: 'Bad Request', errors: 'Taken.' },
    { mobile_number: 'Taken.' },
    [],
  ],
  [
    'Laravel',
    { message: 'Invalid.', errors: { mobile_number: ['Taken.', 'Short.'], mpin: ['Weak.'] } },
    { message: 'Invalid.' },
    { mobile_number: 'Taken.', mpin: 'Weak.' },
    [],
  ],
  [
    'ASP.NET',
    { title: 'Invalid.', status: 400, errors: { MobileNumber: ['Taken.'] }, traceId: '0' },
    { title: 'Invalid.' },
    { mobile_number: 'Taken.' },
    [],
  ],
  [
    'FastAPI',
    { detail: [{ loc: ['body', 'mobile_number'], msg: 'Taken.', type: 'value_error' }] },
    { detail: 'Taken.' },
    { mobile_number: 'Taken.' },
    [],
  ],
  [
    'express-validator',
    { errors: [{ type: 'field', path: 'otp', msg: 'Old.', location: 'body' }] },
    { errors: 'Old.' },
    { otp: 'Old.' },
    [],
  ],
  [
    'JSON:API',
    {
      errors: [
        { code: 'E1', detail: 'Taken.', source: { pointer: '/data/attributes/mobileNumber' } },
      ],
    },
    { errors: 'Taken.' },
    { mobile_number: 'Taken.' },
    [],
  ],
  [
    'an error with a code',
    { error: { code: 'CLOSED', message: 'Closed.' } },
    { message: 'Closed.' },
    {},
    ['CLOSED'],
  ],
  ['a list of errors', { errors: [{ message: 'Closed.' }] }, { message: 'Closed.' }, {}, []],
  [
    'a code and a message',
    { error: 'E_CLOSED', message: 'No.' },
    { error: 'E_CLOSED', message: 'No.' },
    {},
    [],
  ],
  [
    'JSend',
    { status: 'fail', data: { amount: 'Too much.' } },
    {},
    { amount: 'Too much.' },
    ['fail'],
  ],
  ['a plain text', ' Closed. ', { body: 'Closed.' }, {}, []],
  ['blanks', { error: ' ', message: [], detail: null, title: 5, errors: [{}, null] }, {}, {}, []],
  ['nothing', undefined, {}, {}, []],
  ['a number', 7, {}, {}, []],
])('the texts of a refusal are read as %s writes them', (_, body, texts, fields, codes) => {
  expect(readRefusal(body)).toEqual({ texts, fields, codes });
});

it('the texts of a deeply nested refusal are left out, and no key changes a prototype', () => {
  let deep: unknown = 'Deep.';
  for (let depth = 0; depth < 10_000; depth += 1) deep = { errors: [deep] };
  expect(readRefusal(deep)).toEqual({ texts: {}, fields: {}, codes: [] });
  const { fields } = readRefusal(JSON.parse('{"__proto__": "a", "constructor": ["b"]}'));
  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  expect(Object.entries(fields)).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
  ]);
});
