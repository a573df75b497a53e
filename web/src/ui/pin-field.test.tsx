import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PinField } from './pin-field.tsx';

function Pin() {
  const [value, setValue] = useState('');
  return <PinField label="MPIN" value={value} onChange={setValue} />;
}

const boxes = () => screen.getAllByTestId('pin-box').map((box) => box.textContent);

const activeBox = () =>
  screen.getAllByTestId('pin-box').findIndex((box) => box.dataset.active === 'true');

it('a PIN field shows four boxes for one digit each', {
  tags: ['@LOGIN-03'],
}, async () => {
  render(<Pin />);
  expect(boxes()).toEqual(['', '', '', '']);
  await userEvent.type(screen.getByLabelText('MPIN'), '25');
  expect(boxes()).toEqual(['•', '•', '', '']);
  await userEvent.keyboard('809');
  expect(boxes()).toEqual(['•', '•', '•', '•']);
  expect(screen.getByLabelText('MPIN')).toHaveProperty('value', '2580');
});

it('a PIN field moves forward with a digit, back with Backspace, and accepts a pasted PIN', {
  tags: ['@LOGIN-05'],
}, async () => {
  render(<Pin />);
  await userEvent.click(screen.getByLabelText('MPIN'));
  expect(activeBox()).toBe(0);
  await userEvent.keyboard('25');
  expect(activeBox()).toBe(2);
  await userEvent.keyboard('{Backspace}');
  expect(activeBox()).toBe(1);
  expect(boxes()).toEqual(['•', '', '', '']);
  await userEvent.keyboard('{Backspace}');
  await userEvent.paste('2580');
  expect(boxes()).toEqual(['•', '•', '•', '•']);
  expect(screen.getByLabelText('MPIN')).toHaveProperty('value', '2580');
});

it('a PIN field accepts only digits', { tags: ['@VPIN-06'] }, async () => {
  render(<Pin />);
  await userEvent.type(screen.getByLabelText('MPIN'), 'a1 -2');
  expect(screen.getByLabelText('MPIN')).toHaveProperty('value', '12');
});
