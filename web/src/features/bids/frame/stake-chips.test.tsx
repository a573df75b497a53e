import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { rememberNumbers } from '../../../submissions/keep-placed.ts';
import {
  openBids,
  shownMessage,
  shownRows,
  shownTotals,
  textIn,
} from '../../../testing/open-bids.ts';
import { signInForTest } from '../../../testing/signed-in.ts';
import { lastStake } from '../engine/stakes.ts';

vi.mock('../../../api/suggestions.ts');

beforeEach(() => {
  localStorage.clear();
  delete lastStake.points;
});

const stakes = () =>
  Array.from(
    screen.getByRole('group', { name: 'Quick stakes' }).querySelectorAll('button'),
    ({ textContent }) => textContent,
  );

const ringed = () =>
  Array.from(document.querySelectorAll('[data-chosen]'), ({ textContent }) => textContent);

it('the quick stakes set the points without moving the focus', async () => {
  const { press, type, field } = await openBids('jodi-digits');
  await type('Jodi Digit', '0');
  await press('50 points');
  expect([textIn('Enter Points'), document.activeElement]).toEqual(['50', field('Jodi Digit')]);
  await type('Jodi Digit', '05');
  expect(shownRows()).toEqual([]);
  await press('Add Bid');
  expect(shownRows()).toEqual([['05', '50', 'Close']]);
});

it('the quick stakes add a complete number at once, and their accessible names announce it', async () => {
  const { press, type, field } = await openBids('jodi-digits');
  await type('Jodi Digit', '05');
  expect(stakes()).toEqual(['+ 10', '+ 20', '+ 50', '+ 100', '+ 500']);
  await press('Add with 50 points');
  expect(shownRows()).toEqual([['05', '50', 'Close']]);
  expect([textIn('Jodi Digit'), document.activeElement]).toEqual(['', field('Jodi Digit')]);
  expect(stakes()[0]).toBe('10');
});

it('the quick stakes do not add a number that breaks a rule', async () => {
  const { press, type } = await openBids('triple-pana');
  await type('Triple Pana', '128');
  await press('50 points');
  expect([shownRows(), textIn('Enter Points')]).toEqual([[], '50']);
});

it('the quick stakes stay in order, including the last and the chosen stake', async () => {
  const { add, press } = await openBids('jodi-digits');
  await add('Jodi Digit', '05', '50');
  expect(stakes()).toEqual(['10', '20', '50', '100', '500']);
  expect(ringed()).toEqual(['50']);
  await add('Jodi Digit', '05', '25');
  expect(stakes()).toEqual(['10', '25', '50', '100', '500']);
  expect(ringed()).toEqual(['25']);
  await press('100 points');
  expect(ringed()).toEqual(['100']);
});

it('the quick stakes do not offer the last stake of another player', async () => {
  const { add } = await openBids('jodi-digits');
  await add('Jodi Digit', '05', '25');
  expect(stakes()).toContain('25');
  lastStake.player = '9812345678';
  await waitFor(() => expect(stakes()).toEqual(['10', '20', '50', '100', '500']));
});

it('the quick stakes fill the focused field of Multi-digit, or the first empty field', async () => {
  const { press, user, field } = await openBids('multi-digit');
  await press('10 points');
  expect(textIn('Points for digit 1')).toBe('10');
  await user.click(field('Points for digit 7'));
  await press('20 points');
  expect([textIn('Points for digit 7'), shownTotals()]).toEqual(['20', ['2', '30']]);
});

it('a used number of the player fills the field with a tap, and is hidden while it is in the table', async () => {
  signInForTest();
  rememberNumbers('jodi-digits', ['05', '47']);
  const { press, type } = await openBids('jodi-digits');
  const numbers = () =>
    screen.queryByRole('group', { name: 'Numbers I play' })?.textContent ?? 'none';
  expect(numbers()).toBe('0547');
  await press('Number 47');
  expect(textIn('Jodi Digit')).toBe('47');
  await type('Enter Points', '10');
  await press('Add Bid');
  expect(shownRows()).toEqual([['47', '10', 'Close']]);
  expect(numbers()).toBe('05');
});

it('the used numbers of the player are not offered before the first bet is placed', async () => {
  await openBids('jodi-digits');
  expect(screen.queryByRole('group', { name: 'Numbers I play' })).toBeNull();
});

it('the Enter key moves from the number to the empty points without a message', async () => {
  const { type, user, field } = await openBids('jodi-digits');
  await type('Jodi Digit', '05');
  await user.keyboard('{Enter}');
  expect([document.activeElement, shownMessage()]).toEqual([field('Enter Points'), undefined]);
  await user.keyboard('10{Enter}');
  expect(shownRows()).toEqual([['05', '10', 'Close']]);
});

it('the Enter key opens the confirmation from an empty form with bids, with the focus on Submit', async () => {
  const { add, user } = await openBids('jodi-digits');
  await add('Jodi Digit', '05', '10');
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Kalyan Matka' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Submit' }));
});

it('the Enter key moves to the next of the ten fields', async () => {
  const { type, user, field } = await openBids('multi-digit');
  await type('Points for digit 9', '10');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(field('Points for digit 0'));
});

it('the footer shows the balance beside the total, and marks a total above the balance', async () => {
  const { add } = await openBids('single-digit');
  const balance = screen.getByText('of ₹10,000.00');
  expect(balance.dataset.short).toBeUndefined();
  await add('Single Digit', '7', '9999');
  await add('Single Digit', '8', '2');
  expect(balance.dataset.short).toBe('true');
});
