import { shortened } from '@matka/contracts/cli/shortened';
import { Ajv, type ErrorObject } from 'ajv';
import type {
  FastifySchemaCompiler,
  FastifySchemaValidationError,
  FastifyTypeProvider,
} from 'fastify';
import type { Static, TSchema } from 'typebox';
import { fieldErrors, type HttpError, invalidBet, type Messages } from './http-error.ts';

const typeNames: Readonly<Record<string, string>> = {
  string: 'Not a valid string.',
  integer: 'A valid integer is required.',
  number: 'A valid number is required.',
  boolean: 'Must be a valid boolean.',
  array: 'Expected a list of items.',
  object: 'Expected a dictionary of items.',
};

function messageOf({ keyword, params, data }: ErrorObject): string {
  if (data === null) return 'This field may not be null.';
  switch (keyword) {
    case 'required':
      return 'This field is required.';
    case 'minLength':
      return 'This field may not be blank.';
    case 'type':
      return typeNames[String(params.type)] ?? 'Not a valid value.';
    case 'const':
    case 'enum':
    case 'anyOf':
      return `${shortened(JSON.stringify(data))} is not a valid choice.`;
    default:
      return 'Enter a valid value.';
  }
}

function fieldOf({ keyword, params, instancePath }: ErrorObject): string {
  if (keyword === 'required') return String(params.missingProperty);
  return instancePath.split('/')[1] || 'non_field_errors';
}

/** Messages per field in the words of Django REST framework. */
export function fieldMessages(errors: readonly ErrorObject[]): Messages {
  if (errors.some(({ keyword, instancePath }) => keyword === 'type' && instancePath === '')) {
    return { non_field_errors: ['Invalid data. Expected a dictionary.'] };
  }
  const messages: Messages = {};
  for (const error of errors) {
    const field = fieldOf(error);
    const message = messageOf(error);
    const known = messages[field] ?? [];
    if (!known.includes(message)) messages[field] = [...known, message];
  }
  return messages;
}

/** The most specific error as one sentence that names its place, for betting and suggestions. */
function firstErrorText(errors: readonly ErrorObject[]): string {
  const deepest = errors.reduce<ErrorObject | undefined>(
    (found, error) =>
      found && found.instancePath.length >= error.instancePath.length ? found : error,
    undefined,
  );
  if (!deepest) return 'the value does not fit';
  const place = shortened(deepest.instancePath.slice(1).replaceAll('/', '.')) || 'body';
  if (deepest.keyword === 'additionalProperties') {
    return `${place} may not hold ${shortened(String(deepest.params.additionalProperty))}`;
  }
  return `${place} ${deepest.message ?? 'does not fit'}`;
}

export interface SchemaTypes extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}

const options = {
  allErrors: true,
  verbose: true,
  strict: false,
  validateFormats: false,
  // TypeBox makes the schemas, so they are not checked by the schema of schemas.
  validateSchema: false,
  meta: false,
  // No double equals a hundredth exactly: the remainder of a division is not a third decimal.
  multipleOfPrecision: 4,
};
/** Strict: it coerces, adds and removes nothing. It is for forms, whose fields are few: it finds all errors. */
const ajv = new Ajv(options);
/** For all other values: it stops at the first error, so that a long list of wrong entries takes no time. */
const firstErrorAjv = new Ajv({ ...options, allErrors: false });
/** A query has texts only: a list with one value is sent as a single text. */
const queryAjv = new Ajv({ ...options, coerceTypes: 'array' });

/** Fastify types what the validator found without the values, which the messages name. */
type Found = readonly FastifySchemaValidationError[];
const found = (errors: Found) => errors as readonly ErrorObject[];

export const formErrors = (errors: Found): HttpError => fieldErrors(fieldMessages(found(errors)));

export const bettingFormErrors = (errors: Found): HttpError =>
  invalidBet(firstErrorText(found(errors)));

/** The errors that `by` finds in a value. Ajv compiles a schema once. */
const errorsBy =
  (by: Ajv) =>
  (schema: TSchema, value: unknown): readonly ErrorObject[] => {
    const check = by.compile(schema);
    return check(value) ? [] : (check.errors ?? []);
  };

/** All validation errors of a form; empty if it is valid. */
export const formErrorsOf = errorsBy(ajv);

/** All validation errors of a query, whose values are converted to their types. */
export const queryErrorsOf = errorsBy(queryAjv);

const firstErrors = errorsBy(firstErrorAjv);

/** Compiles the schema of a route at its first request: few tests meet many routes. */
export const compileSchema: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const errorsOf = httpPart === 'querystring' ? queryErrorsOf : formErrorsOf;
  return (value: unknown) => {
    const errors = errorsOf(schema, value);
    return errors.length === 0 || { error: [...errors] };
  };
};

/** The first validation error of a value as one sentence that names its place; undefined if it is valid. */
export function validationError(schema: TSchema, value: unknown): string | undefined {
  const errors = firstErrors(schema, value);
  return errors.length > 0 ? firstErrorText(errors) : undefined;
}

/** Throws 400 with one text for a payload of betting or suggestions that does not follow its schema. */
export function checkBettingForm(schema: TSchema, value: unknown): void {
  const error = validationError(schema, value);
  if (error !== undefined) throw invalidBet(error);
}
