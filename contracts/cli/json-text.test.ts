import { expect, it } from 'vitest';
import { decodeText } from './json-text.ts';

const text = '{"name":"कल्याण"}';
const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();
const mark = (bytes: Buffer, ...signs: number[]) => Buffer.concat([Buffer.from(signs), bytes]);

it.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte-order mark', mark(Buffer.from(text), 0xef, 0xbb, 0xbf)],
  ['UTF-16LE with a byte-order mark', mark(Buffer.from(text, 'utf16le'), 0xff, 0xfe)],
  ['UTF-16BE with a byte-order mark', mark(swapped(Buffer.from(text, 'utf16le')), 0xfe, 0xff)],
  ['UTF-16LE without one', Buffer.from(text, 'utf16le')],
  ['UTF-16BE without one', swapped(Buffer.from(text, 'utf16le'))],
])('the text of a file in %s is decoded', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

it('the text of a file may be empty', () => {
  expect(decodeText(new Uint8Array())).toBe('');
  expect(decodeText(Buffer.from('7'))).toBe('7');
});
