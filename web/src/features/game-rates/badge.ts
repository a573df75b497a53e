const LETTERS = 2;

/** The badge of a rate: initials of its first two words, or two letters of a single one. `SP/DP/TP` has three words. */
export function badgeOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => /^\p{L}/u.test(word));
  const [first = '', second] = words;
  const letters = second ? first.charAt(0) + second.charAt(0) : first.slice(0, LETTERS);
  return letters.toUpperCase();
}
