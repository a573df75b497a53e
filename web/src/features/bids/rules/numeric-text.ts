/**
 * What a numeric input keeps of what was typed or pasted: its digits, and of these the first
 * `length`. The digits come first, so that `1 2 8` pasted into a box of three is 128.
 */
export function numericText(text: string, length: number): string {
  return text.replace(/\D/g, '').slice(0, length);
}
