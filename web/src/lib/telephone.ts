/** The `tel:` link of a telephone number; undefined for a text without digits. */
export function telephoneLink(number: string): string | undefined {
  const dialled = number.replace(/[^\d+]/g, '');
  return /\d/.test(dialled) ? `tel:${dialled}` : undefined;
}
