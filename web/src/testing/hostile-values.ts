import { type JsonSchema, membersSchemaOf, schemaOf } from '@matka/contracts/reading/json-schema';
import fc from 'fast-check';

/** Sets a global flag if the text is ever executed. */
const program = 'globalThis.ranHostileText=true';

/** Texts that are dangerous as markup, URL, key or template, or too long. */
const hostileTexts = [
  `<script>${program}</script>`,
  `<img src=x onerror="${program}">`,
  `"><svg onload='${program}'>`,
  `javascript:${program}`,
  `data:text/html,<script>${program}</script>`,
  `{'a': (() => { ${program} })()}`,
  `${program}`,
  `\${${program}}`,
  '__proto__',
  'constructor',
  '',
  ' ',
  '\u202e\u0000\ufeff\ud800',
  '9'.repeat(400),
  'ॐ'.repeat(2000),
];

const plausibleTexts = [
  ...['5', '05', '128', '000', 'open', 'close', 'both', 'won', 'lost', 'PENDING', 'pending'],
  ...['Kalyan Matka', '09:30:00', '23:59:59', '2026-11-20', '2026-11-20T09:40:00.000+05:30'],
  ...[
    '99:99:99',
    '2026-13-45',
    '2026-11-20T99:99:99Z',
    '5-128',
    "{'open_digit': '5'}",
    '-1',
    '1e999',
  ],
  ...[
    'single_digits',
    'jodi_digits',
    'half_sangam',
    'primary',
    'fade',
    '#0b3d91',
    'https://a.example/b.png',
  ],
];

/** JSON has no Infinity, but `1e999` parses to it: a placeholder until the response is serialised. */
const endless = '\u0001endless\u0001';

export const written = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(JSON.stringify(endless), '1e999');

const texts = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...plausibleTexts) },
  { weight: 2, arbitrary: fc.constantFrom(...hostileTexts) },
);
const numbers = fc.oneof(
  fc.integer({ min: 0, max: 10 }),
  fc.constantFrom<unknown>(0.1 + 0.2, -1, 1e21, -1e308, 2 ** 53, 10_000.005, endless),
);
const anything = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { toString: 1, length: 3 }),
  texts,
  numbers,
);

const missing = Symbol('missing');

function members(properties: Readonly<Record<string, JsonSchema>>): fc.Arbitrary<unknown> {
  const each = Object.entries(properties).map(([name, schema]) =>
    fc
      .oneof(
        { weight: 9, arbitrary: hostile(schema) },
        { weight: 1, arbitrary: fc.constant<unknown>(missing) },
      )
      .map((value) => [name, value] as const),
  );
  return fc
    .tuple(...each)
    .map((entries) => Object.fromEntries(entries.filter(([, value]) => value !== missing)));
}

function meant(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(hostile));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.items) return fc.array(hostile(schema.items), { maxLength: 4 });
  if (schema.properties) return members(schema.properties);
  const values = membersSchemaOf(schema);
  if (values) return fc.dictionary(texts, hostile(values), { maxKeys: 4 });
  if (schema.type === 'string') return texts;
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  return numbers;
}

/** Values roughly of a schema's shape: any member may be hostile, of another type, or missing. */
export function hostile(declaration: object): fc.Arbitrary<unknown> {
  const schema = schemaOf(declaration);
  return fc.oneof({ weight: 14, arbitrary: meant(schema) }, { weight: 1, arbitrary: anything });
}
