import { entity } from '../decoding/entities.ts';
import { defaulted, optional } from '../decoding/fields.ts';
import { implied } from '../decoding/implied.ts';
import type { Decoded } from '../decoding/kinds.ts';
import { atLeast, textOf } from '../decoding/restricted-values.ts';
import { flag, text } from '../decoding/values.ts';

/** A name, or another text that is shown; empty when there is none. */
export const name = defaulted(text, '');

/** A thing of which only the name is read. */
export const named = defaulted(entity({ name }), { name: '' });

/** An optional number of a draw or a bet. */
export const digit = optional(textOf('digit'));
export const jodi = optional(textOf('jodi'));
export const pana = optional(textOf('pana'));

/** The numbers of a draw; one that is not drawn yet is absent. */
export const drawn = {
  open_pana: pana,
  open_digit: digit,
  close_digit: digit,
  close_pana: pana,
};

const count = implied(atLeast(1));
const hasPage = implied(flag);
const onlyPage = { current_page: 1, has_previous: false, has_next: false, total_pages: 1 };

/** Which page of a list it is; what is not said makes it the only one. */
export const pagination = defaulted(
  entity({
    current_page: defaulted(count, 1),
    has_previous: defaulted(hasPage, false),
    has_next: defaulted(hasPage, false),
    total_pages: defaulted(count, 1),
  }),
  onlyPage,
);
export type Pagination = Decoded<(typeof pagination)['kind']>;
