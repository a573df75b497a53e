import { createRequire } from 'node:module';
import type { Ajv, ErrorObject, ValidateFunction } from 'ajv';
import type { Static, TSchema } from 'typebox';
import { fieldErrors } from './http-error.ts';
import { fieldMessages } from './validation-messages.ts';

const require = createRequire(import.meta.url);
let loaded: Ajv | undefined;

/**
 * The validator, loaded on first use. Strict: it coerces, adds and removes nothing. Formats occur in responses
 * only.
 */
function ajv(): Ajv {
  const { Ajv: Checker } = require('ajv') as typeof import('ajv');
  loaded ??= new Checker({ allErrors: true, verbose: true, strict: false, validateFormats: false });
  return loaded;
}

const compiled = new WeakMap<object, ValidateFunction>();

/** Validation errors of a value; empty if it is valid. */
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

/** True for a parsed JSON object, not for a list or null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Validates a request. Throws 400 with messages per field. */
export function readForm<Schema extends TSchema>(schema: Schema, value: unknown): Static<Schema> {
  if (!isObject(value)) {
    throw fieldErrors({ non_field_errors: ['Invalid data. Expected a dictionary.'] });
  }
  const errors = validationErrors(schema, value);
  if (errors.length > 0) throw fieldErrors(fieldMessages(errors));
  return value as Static<Schema>;
}
