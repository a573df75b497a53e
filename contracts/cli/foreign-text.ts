/** Characters that act on a terminal or change what is read: controls, marks of direction, separators, halves of pairs. */
// Joiners, which Hindi and Marathi are written with, stay.
const acting = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

const escaped = (character: string): string => {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
};

/**
 * Text of a host or a file as one line that is safe to print: nothing in it acts on a terminal, and no CI system takes it
 * for a command, as `::error::` at the start of a line or `##[error]` anywhere.
 */
export const foreignText = (text: string): string =>
  text
    .replace(acting, escaped)
    .replace(/^(\s*):(?=:)/, '$1\\:')
    .replace(/##(?=\w*\[)/g, '#\\#');

/** Lines with foreign text; their own line breaks stay. */
export const foreignLines = (text: string): string => text.split('\n').map(foreignText).join('\n');

/** Foreign text in Markdown: characters with a meaning in Markdown or HTML are escaped. */
export const foreignMarkdown = (text: string): string =>
  foreignText(text.replaceAll(/\s+/g, ' ')).replaceAll(/[\\`*_{}[\]<>|#$]/g, (sign) => `\\${sign}`);

/** Foreign text in HTML or XML; its line breaks stay. */
export const foreignMarkup = (text: string): string =>
  foreignLines(text).replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
