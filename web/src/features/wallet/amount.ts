/** Sanitises an amount: the characters of a signed number. */
export function amountInput(text: string): string {
  return text.replace(/[^\d.-]/g, '');
}

const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** The amount to add, in rupees; undefined for text that is not a positive number. */
export function positiveAmount(text: string): number | undefined {
  const amount = numberIn(text);
  return amount > 0 && Number.isFinite(amount) ? amount : undefined;
}

/** The amount of a withdrawal, in rupees; 0 for text that is not a number. */
export function anyAmount(text: string): number {
  const amount = numberIn(text);
  return Number.isFinite(amount) ? amount : 0;
}
