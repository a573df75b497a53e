import type { Static, TSchema } from 'typebox';
import { fieldErrors } from './http-error.ts';
import { validationErrors } from './validate.ts';
import { fieldMessages } from './validation-messages.ts';

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
