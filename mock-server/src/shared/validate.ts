import { createRequire } from 'node:module';
import type { Ajv, ErrorObject, ValidateFunction } from 'ajv';
import type { Static, TSchema } from 'typebox';

const require = createRequire(import.meta.url);
let loaded: Ajv | undefined;

/**
 * The checker, loaded with the first body that is checked. Strict: nothing is coerced, filled in or
 * taken away. Formats occur in answers only.
 */
function ajv(): Ajv {
  const { Ajv: Checker } = require('ajv') as typeof import('ajv');
  loaded ??= new Checker({ allErrors: true, verbose: true, strict: false, validateFormats: false });
  return loaded;
}

const compiled = new WeakMap<object, ValidateFunction>();

/** What is wrong with a value, in the words of JSON Schema; none when it fits. */
export function validationErrors(schema: TSchema, value: unknown): readonly ErrorObject[] {
  const check = compiled.get(schema) ?? ajv().compile(schema);
  compiled.set(schema, check);
  return check(value) ? [] : (check.errors ?? []);
}

/** Whether a value fits a schema exactly. */
export function isValid<Schema extends TSchema>(
  schema: Schema,
  value: unknown,
): value is Static<Schema> {
  return validationErrors(schema, value).length === 0;
}
