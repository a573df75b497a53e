import { isObject } from '@matka/contracts/pact/json';

/** A value with one thing changed. */
export interface ChangedValue {
  /** Where it is changed, e.g. `$.payload.bets.0.points`, and the new value. */
  name: string;
  value: unknown;
}

/** Replacements for each value: other types, numbers out of range, malformed texts. */
const others: readonly unknown[] = [
  null,
  true,
  1.5,
  -1,
  1_000_000,
  'text',
  '',
  '1\n',
  '1234567890123',
  [[]],
  { a: 1 },
];

/** A value with something else in each place, without each member or entry, and with a member more. */
export function changedValues(value: unknown, place = '$'): ChangedValue[] {
  const replaced = others.map((other) => ({
    name: `${place}: ${JSON.stringify(other)}`,
    value: other,
  }));
  if (Array.isArray(value))
    return [
      ...replaced,
      { name: `${place}: []`, value: [] },
      ...value.flatMap((entry, index) =>
        changedValues(entry, `${place}.${index}`).map((one) => ({
          ...one,
          value: value.with(index, one.value),
        })),
      ),
    ];
  if (!isObject(value)) return replaced;
  const members = Object.entries(value).flatMap(([name, member]) => [
    { name: `${place} without ${name}`, value: { ...value, [name]: undefined } },
    ...changedValues(member, `${place}.${name}`).map((one) => ({
      ...one,
      value: { ...value, [name]: one.value },
    })),
  ]);
  const more = { name: `${place} with more`, value: { ...value, more: 1 } };
  // A request may have unknown fields, its payload may not.
  return [...replaced, ...(place === '$' ? [] : [more]), ...members];
}
