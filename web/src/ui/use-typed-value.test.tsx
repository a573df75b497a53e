import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Shown } from '../i18n/text.ts';
import { readMobile, readOtp } from '../lib/account-readers.ts';
import { type Read, readDigits } from '../lib/typed-number.ts';
import { mobileError } from '../lib/validators.ts';
import { TextField } from './text-field.tsx';

const user = userEvent.setup({ delay: null });

type FormProps = { readonly read: Read; readonly errorOf?: (value: string) => Shown | undefined };

function Form({ read, errorOf }: FormProps) {
  const [value, setValue] = useState('');
  const props = { value, read, onChange: setValue, error: errorOf?.(value) };
  return <TextField label="Number" {...props} />;
}

const input = () => screen.getByLabelText<HTMLInputElement>('Number');

const compose = (...texts: string[]) => {
  fireEvent.compositionStart(input());
  for (const text of texts) {
    fireEvent.change(input(), { target: { value: text } });
    expect(input().value).toBe(text);
  }
  fireEvent.compositionEnd(input());
};

it.each([
  [['98765 ', '98765 43210'], '9876543210'],
  [['९८७', '९८७६५ ', '९८७६५ ४३२१०'], '9876543210'],
  [['+91 98', '+91 98765-43210'], '9876543210'],
  [['0', '09876543210'], '9876543210'],
])('the field does not disturb a composing keyboard that writes %j', (texts, number) => {
  render(<Form read={readMobile} />);
  compose(...texts);
  expect(input().value).toBe(number);
});

it('the field drops the letters of a composing keyboard only at the end of its composition', () => {
  render(<Form read={readDigits(2)} />);
  compose('a', 'ab', 'ab4');
  expect(input().value).toBe('4');
  expect(screen.getByText('Enter digits only.')).toBeTruthy();
});

it('the field shows a hint for a dropped letter until the field is cleared', async () => {
  render(<Form read={readDigits(3)} />);
  await user.type(input(), '1x');
  expect(input().value).toBe('1');
  expect(input().getAttribute('aria-invalid')).toBe('false');
  expect(screen.getByText('Enter digits only.').id).toBe(input().getAttribute('aria-describedby'));
  await user.keyboard('2');
  expect(input().value).toBe('12');
  expect(screen.getByText('Enter digits only.')).toBeTruthy();
  await user.clear(input());
  await user.keyboard('12');
  expect(screen.queryByText('Enter digits only.')).toBeNull();
});

it('the field shows a hint without an error for a digit that does not fit', async () => {
  render(<Form read={readDigits(2)} />);
  await user.type(input(), '478');
  expect(input().value).toBe('47');
  expect(screen.getByText('This field is full.')).toBeTruthy();
  expect(input().getAttribute('aria-invalid')).toBe('false');
});

it.each(['123', '1.5', '1e3', '47 48', '4x7'])(
  'the pasted text %j is an error until it is corrected',
  async (text) => {
    render(<Form read={readDigits(2)} />);
    await user.click(input());
    await user.paste(text);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('We kept only what fits. Please check.')).toBeTruthy();
    await user.clear(input());
    await user.type(input(), '12');
    expect(input().getAttribute('aria-invalid')).toBe('false');
  },
);

it('the field drops a prefix that is typed key by key', async () => {
  for (const text of ['+919876543210', '00919876543210', '09876543210', '919876543210']) {
    const { unmount } = render(<Form read={readMobile} />);
    await user.type(input(), text);
    expect(input().value).toBe('9876543210');
    unmount();
  }
});

/** What the field shows of a pasted mobile number, and its message. */
it.each([
  ['+91 98765 43210', '9876543210', undefined],
  ['09876543210', '9876543210', undefined],
  ['91-9876543210', '9876543210', undefined],
  ['0091 98765 43210', '9876543210', undefined],
  ['91 91987 65432', '9198765432', undefined],
  ['+91 (0) 98765 43210', '9876543210', undefined],
  ['(98765) 43210', '9876543210', undefined],
  ['98765–43210', '9876543210', undefined],
  ['９８７６５４３２１０', '9876543210', undefined],
  ['+९१ ९८७६५ ४३२१०', '9876543210', undefined],
  ['tel:+919876543210', '9876543210', 'Enter digits only.'],
  ['0098765-43210', '0098765432', "We can't read a 10-digit number in 0098765-43210."],
  ['+65 9876 5432', '6598765432', "We can't read a 10-digit number in +65 9876 5432."],
  ['0065 9876 5432', '0065987654', "We can't read a 10-digit number in 0065 9876 5432."],
  ['98765 43210 / 91234 56789', '9876543210', 'Mobile number cannot exceed 10 digits'],
])(
  'the pasted mobile number %j becomes %j',
  { tags: ['@VMOB-08'] },
  async (text, number, message) => {
    render(<Form read={readMobile} errorOf={mobileError} />);
    await user.click(input());
    await user.paste(text);
    expect(input().value).toBe(number);
    const note = document.getElementById(`${input().id}-note`);
    expect(note?.textContent).toBe(message);
  },
);

it('the field drops the text around a pasted code', async () => {
  render(<Form read={readOtp} />);
  await user.click(input());
  await user.paste('482 913 is your OTP');
  expect(input().value).toBe('482913');
});

it('the caret stays in place when digits are typed into the middle', async () => {
  render(<Form read={readDigits(6)} />);
  await user.type(input(), '1245');
  input().setSelectionRange(2, 2);
  await user.keyboard('3');
  expect(input().value).toBe('12345');
  expect(input().selectionStart).toBe(3);
});
