/** What an amount field keeps of an input: the characters of a number, its sign included. */
export function amountInput(text: string): string {
  return text.replace(/[^\d.-]/g, '');
}

const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** The amount to add, in rupees; undefined where the text is empty, no number, zero or negative. */
export function positiveAmount(text: string): number | undefined {
  const amount = numberIn(text);
  return amount > 0 && Number.isFinite(amount) ? amount : undefined;
}

/** The amount of a withdrawal, in rupees: nothing is refused, what is no number counts as 0. */
export function anyAmount(text: string): number {
  const amount = numberIn(text);
  return Number.isFinite(amount) ? amount : 0;
}
