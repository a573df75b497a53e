/** A number of 32 bits for a text, in base 36: enough to recognise it, too little to tell it by. */
export function shortHash(text: string): string {
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return (hash >>> 0).toString(36);
}
