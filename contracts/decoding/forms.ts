import type { Form } from './kinds.ts';

/** The forms in which texts are meant, with their words. */
export const forms: Readonly<Record<Form, { pattern: RegExp; words: string }>> = {
  digit: { pattern: /^\d$/, words: 'a text of one digit' },
  // Odd Even carries its single digits under the name jodi.
  jodi: { pattern: /^\d\d?$/, words: 'a text of two digits' },
  pana: { pattern: /^\d{3}$/, words: 'a text of three digits' },
  timestamp: {
    pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/,
    words: 'a date and time with its zone',
  },
  status: { pattern: /^(PENDING|won|lost)$/, words: 'PENDING, won or lost' },
  id: { pattern: /^[\w.:-]+$/, words: 'an id, e.g. a number' },
  side: { pattern: /^(open|close)$/, words: 'open or close' },
};
