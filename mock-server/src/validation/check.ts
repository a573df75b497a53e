import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Static, TSchema } from 'typebox';

/** Strict: nothing is coerced, filled in or taken away. Formats occur in answers only. */
const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, validateFormats: false });
const compiled = new WeakMap<object, ValidateFunction>();

/** What is wrong with a value, in the words of JSON Schema; none when it fits. */
export function faultsOf(schema: TSchema, value: unknown): readonly ErrorObject[] {
  const check = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, check);
  return check(value) ? [] : (check.errors ?? []);
}

/** Whether a value fits a schema exactly. */
export function fits<Schema extends TSchema>(
  schema: Schema,
  value: unknown,
): value is Static<Schema> {
  return faultsOf(schema, value).length === 0;
}
