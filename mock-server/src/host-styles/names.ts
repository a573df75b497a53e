import { type Fields, isFields, type Json } from './json.ts';
import type { Form } from './style.ts';

/** The texts of a value, names of fields too, by a map. */
function replaced(value: Json, names: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => replaced(one, names));
  return isFields(value) ? inFields(value, names) : value;
}

const inFields = (fields: Fields, names: ReadonlyMap<string, string>): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, one]) => [names.get(name) ?? name, replaced(one, names)]),
  );

/** Names of markets in place of the mock's, wherever they are shown and asked for. */
export function otherNames(names: Readonly<Record<string, string>>): Form {
  const pairs = Object.entries(names);
  const shown = new Map(pairs);
  const own = new Map(pairs.map(([name, other]) => [other, name]));
  return {
    request: (sent) => ({ ...sent, query: inFields(sent.query, own) }),
    response: (answer) => ({ ...answer, body: replaced(answer.body, shown) }),
  };
}
