/** The changed value; undefined if it cannot be changed in this way. */
export type Change = (value: unknown) => { value: unknown } | undefined;

const isNumeral = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));

/** A numeral becomes a number, any other value one of another type. */
export const retyped: Change = (value) => {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return { value: isNumeral(value) ? Number(value) : { value } };
  if (typeof value === 'number') return { value: [value] };
  if (typeof value === 'boolean') return { value: String(value) };
  return { value: Array.isArray(value) ? { ...value } : [value] };
};

/** An empty text, list or object. */
export const emptied: Change = (value) => {
  if (typeof value === 'string') return value === '' ? undefined : { value: '' };
  if (Array.isArray(value)) return value.length > 0 ? { value: [] } : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.keys(value).length > 0 ? { value: {} } : undefined;
};

/** Gives each value the one that comes after it among all values; a flag its opposite. */
export function next(values: readonly unknown[]): Change {
  const known = [...new Set(values)].filter((one) => one !== null && one !== '');
  return (value) => {
    if (typeof value === 'boolean') return { value: !value };
    const index = known.indexOf(value);
    const other = known[(index + 1) % known.length];
    return index < 0 || other === value ? undefined : { value: other };
  };
}

const dayMs = 24 * 3600 * 1000;

/** The same time of the day after. */
export const dayLater: Change = (value) => {
  const date = /^\d{4}-\d\d-\d\d/.exec(String(value))?.[0];
  if (typeof value !== 'string' || date === undefined) return undefined;
  const later = new Date(Date.parse(date) + dayMs).toISOString().slice(0, date.length);
  return { value: later + value.slice(date.length) };
};

/** A number, or the text of one, that counts one too many. */
export const oneMore: Change = (value) => {
  if (typeof value === 'number') return { value: value + 1 };
  return typeof value === 'string' && isNumeral(value)
    ? { value: String(Number(value) + 1) }
    : undefined;
};

/** The rows backwards; undefined if nobody could tell. */
export const reversed = (rows: readonly unknown[]): unknown[] | undefined =>
  rows.length > 1 ? rows.toReversed() : undefined;
