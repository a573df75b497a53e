import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type {
  FastifySchemaCompiler,
  FastifySchemaValidationError,
  FastifyTypeProvider,
} from 'fastify';
import type { Static, TSchema } from 'typebox';
import { bettingError, fieldErrors } from './http-error.ts';
import { fieldMessages, firstErrorText } from './validation-messages.ts';

/** Gives requests the types of their route's schema. */
export interface SchemaTypes extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}

/** Formats occur in responses only. */
const options = { allErrors: true, verbose: true, strict: false, validateFormats: false };
/** Strict: it coerces, adds and removes nothing. */
const ajv = new Ajv(options);
/** A query has texts only: one value of a list is a list of one. */
const queryAjv = new Ajv({ ...options, coerceTypes: 'array' });

/** Compiles the schema of a route. */
export const compileSchema: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) =>
  (httpPart === 'querystring' ? queryAjv : ajv).compile(schema);

/** Fastify types what the validator found without the values, which the messages name. */
const found = (errors: FastifySchemaValidationError[]) => errors as ErrorObject[];

/** 400 with messages per field. */
export const formErrors = (errors: FastifySchemaValidationError[]): Error =>
  fieldErrors(fieldMessages(found(errors)));

/** 400 with one text, for betting and suggestions. */
export const bettingFormErrors = (errors: FastifySchemaValidationError[]): Error =>
  bettingError(`Validation failed: ${firstErrorText(found(errors))}.`);

const compiled = new WeakMap<object, ValidateFunction>();

/** Validation errors of a value; empty if it is valid. */
export function validationErrors(schema: TSchema, value: unknown): readonly ErrorObject[] {
  const check = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, check);
  return check(value) ? [] : (check.errors ?? []);
}

/** True for a parsed JSON object, not for a list or null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
