const LETTERS = 2;

/**
 * The badge of a game rate: the initials of the first two words of its name, of a name of one word
 * its first two letters; in capitals. A word begins with a letter, so `SP/DP/TP` has three.
 */
export function badgeOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => /^\p{L}/u.test(word));
  const [first = '', second] = words;
  const letters = second ? first.charAt(0) + second.charAt(0) : first.slice(0, LETTERS);
  return letters.toUpperCase();
}
