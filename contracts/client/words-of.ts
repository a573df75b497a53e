/** The words of a text or code in lower case: `INSUFFICIENT_BALANCE` and `InsufficientBalance` are two words. */
export const wordsOf = (text: string): string =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .replace(/\b[./:-]\b/g, ' ')
    .toLowerCase();
