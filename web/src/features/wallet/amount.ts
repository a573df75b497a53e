import { readAmount } from '../../lib/typed-amount.ts';

const TOO_MUCH = 10_000_000_000;

const amountIn = (text: string): number | undefined => {
  const amount = readAmount(text);
  return amount !== undefined && Math.abs(amount) < TOO_MUCH ? amount : undefined;
};

/** The amount to add, in rupees; undefined for text that is not a positive number. */
export function positiveAmount(text: string): number | undefined {
  const amount = amountIn(text);
  return amount !== undefined && amount > 0 ? amount : undefined;
}

/** The amount of a withdrawal, in rupees; 0 for text that is not a number. */
export const anyAmount = (text: string): number => amountIn(text) ?? 0;
