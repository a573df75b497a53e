export type FormatValues = Readonly<Record<string, string | number>>;

function closingBrace(pattern: string, open: number): number {
  let depth = 0;
  for (let at = open; at < pattern.length; at++) {
    if (pattern[at] === '{') depth++;
    if (pattern[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`A brace is not closed in “${pattern}”`);
}

/** The forms of a plural argument by category: `one {…} other {…}`. */
function formsOf(text: string): Map<string, string> {
  const forms = new Map<string, string>();
  let rest = text;
  for (let open = rest.indexOf('{'); open >= 0; open = rest.indexOf('{')) {
    const close = closingBrace(rest, open);
    forms.set(rest.slice(0, open).trim(), rest.slice(open + 1, close));
    rest = rest.slice(close + 1);
  }
  return forms;
}

function formatArgument(argument: string, values: FormatValues, locale: string): string {
  const [name = '', type, ...rest] = argument.split(',').map((part) => part.trim());
  const value = values[name] ?? '';
  if (type !== 'plural') return `${value}`;
  const forms = formsOf(rest.join(','));
  const form = forms.get(new Intl.PluralRules(locale).select(Number(value))) ?? forms.get('other');
  return formatMessage(form ?? '', values, locale).replace('#', `${value}`);
}

/** A message with its values: `{name}` and `{name, plural, one {…} other {…}}`, with `#` for the number. */
export function formatMessage(pattern: string, values: FormatValues, locale: string): string {
  const open = pattern.indexOf('{');
  if (open < 0) return pattern;
  const close = closingBrace(pattern, open);
  const argument = formatArgument(pattern.slice(open + 1, close), values, locale);
  return (
    pattern.slice(0, open) + argument + formatMessage(pattern.slice(close + 1), values, locale)
  );
}
