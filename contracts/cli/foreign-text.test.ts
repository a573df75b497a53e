import { expect, it } from 'vitest';
import { foreignLines, foreignMarkdown, foreignMarkup, foreignText } from './foreign-text.ts';

it.each([
  ['SITA\u001b]0;x\u0007\u001b[2J', String.raw`SITA\u001b]0;x\u0007\u001b[2J`],
  ['09:30\r\n::error::x', String.raw`09:30\u000d\u000a::error::x`],
  ['::error::x', String.raw`\::error::x`],
  ['  ::add-mask::1', String.raw`  \::add-mask::1`],
  [
    'a ##[error]b ##vso[task]c ##teamcity[d]',
    String.raw`a #\#[error]b #\#vso[task]c #\#teamcity[d]`,
  ],
  ['\u009b2J\u007f', String.raw`\u009b2J\u007f`],
  ['abc\u202edcba\u2066', String.raw`abc\u202edcba\u2066`],
  ['one\u2028two\u2029\ufeff', String.raw`one\u2028two\u2029\ufeff`],
  ['\u{e0041}\ud800', String.raw`\u{e0041}\ud800`],
  ['कल्याण र्‍ह ₹10 😀', 'कल्याण र्‍ह ₹10 😀'],
])('the text of a host becomes one line without control characters: %j', (text, shown) => {
  expect(foreignText(text)).toBe(shown);
});

it('the text of a report keeps its own line breaks', () => {
  expect(foreignLines('a\u001bb\n::c::')).toBe('a\\u001bb\n\\::c::');
});

it('the text of a host has no effect in Markdown, HTML or XML', () => {
  expect(foreignMarkdown('| a\n[x](y) <b>')).toBe(String.raw`\| a \[x\](y) \<b\>`);
  expect(foreignMarkup('<b>&"\'\u001b\n')).toBe('&#60;b&#62;&#38;&#34;&#39;\\u001b\n');
});
