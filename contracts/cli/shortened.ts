/** Characters of a given text that a message repeats. */
export const shownLength = 60;

/** A given text as a message repeats it: its first 60 characters. */
export const shortened = (text: string): string =>
  text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
