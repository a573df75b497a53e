import { it } from 'vitest';

const tag = /@[A-Z]+-\d{2,}/g;

/**
 * Like `it.each`, for rows that begin with the tags of their tests, beside a name or alone: `['by OTP @LOGIN-17', …]`,
 * `['@ERRL-05', …]`. The titles come without them: only tags name requirements. `%s` and `$1` of a title count the row
 * without its tags.
 * @param all the tags of every row
 * @throws Error if the title of several rows names no value of its row
 */
export const eachTagged =
  <Row extends [string, ...unknown[]] | readonly [string, ...unknown[]]>(
    rows: readonly Row[],
    all: readonly string[] = [],
  ) =>
  (title: string, test: (...row: Row) => void | Promise<void>): void => {
    for (const row of rows) {
      const [first, ...values] = row;
      const name = first.replaceAll(tag, '').replace(/\s+/g, ' ').trim();
      const shown = name === '' ? values : [name, ...values];
      const bare = name === '' ? title.replace(/^%s /, '') : title;
      if (rows.length > 1 && !/[%$]/.test(bare)) throw new Error(`All rows are called "${bare}"`);
      it.each([shown])(bare, { tags: [...(first.match(tag) ?? []), ...all] }, () => test(...row));
    }
  };
