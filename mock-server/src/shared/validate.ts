import { createRequire } from 'node:module';
import type { Ajv, ErrorObject, ValidateFunction } from 'ajv';
import type { Static, TSchema } from 'typebox';
import { fieldErrors } from './http-error.ts';
import { fieldMessages } from './validation-messages.ts';

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

/** Whether a parsed JSON value is an object, not a list and not null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as its schema describes it; throws 400 with messages per field otherwise. */
export function readForm<Schema extends TSchema>(schema: Schema, value: unknown): Static<Schema> {
  if (!isObject(value)) {
    throw fieldErrors({ non_field_errors: ['Invalid data. Expected a dictionary.'] });
  }
  const faults = validationErrors(schema, value);
  if (faults.length > 0) throw fieldErrors(fieldMessages(faults));
  return value as Static<Schema>;
}
