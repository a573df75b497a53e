/** The text of a file: UTF-8, or UTF-16 if its byte-order mark or its zeros show it. */
export function decodeText(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  if (bytes.length < 2 || !(isLittle || isBig)) return new TextDecoder().decode(bytes);
  return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes);
}
