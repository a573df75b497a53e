/**
 * Sanitises typed or pasted text of a numeric input: the first `length` digits. Extracts digits
 * first, so that `1 2 8` pasted into a field of three is 128.
 */
export function numericText(text: string, length: number): string {
  return text.replace(/\D/g, '').slice(0, length);
}
