import { suggestion } from '@matka/contracts/cli/closest';
import { shortened } from '@matka/contracts/cli/shortened';
import { isObject } from '@matka/contracts/reading/json';
import { sampleOf } from '@matka/contracts/reading/sample';
import type { ErrorObject } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import Type, { type Static, type TSchema } from 'typebox';
import { fieldErrors, HttpError } from '../../shared/http-error.ts';
import { formErrorsOf, queryErrorsOf } from '../../shared/validate.ts';
import { exampleInstant, instantPattern, type ValueKind } from '../../worlds/world-values.ts';

interface Keywords {
  type?: string;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  enum?: unknown[];
  anyOf?: (TSchema & { const?: unknown })[];
  pattern?: string;
  examples?: unknown[];
  properties?: Record<string, TSchema>;
}

const shown = (value: unknown): string => shortened(JSON.stringify(value) ?? 'nothing');

const messageOf = (field: string, value: unknown, takes: string, example: unknown): string => {
  const given = value === undefined ? 'and was not given' : `not ${shown(value)}`;
  return `${field} takes ${takes}, ${given}. Example: ${JSON.stringify({ [field]: example })}.`;
};

/** 400 at a field: the fault of the value, and an example of a valid one. */
export const controlError = (
  field: string,
  value: unknown,
  { takes, example }: Pick<ValueKind<unknown>, 'takes' | 'example'>,
): HttpError => fieldErrors({ [field]: [messageOf(field, value, takes, example)] });

function wordsOf(schema: TSchema): string {
  const { type, minimum, maximum, multipleOf, ...more } = schema as Keywords;
  const { enum: choices, anyOf, pattern, examples } = more;
  if (choices) return choices.join(', ');
  if (anyOf) return anyOf.map((one) => one.const ?? wordsOf(one)).join(' or ');
  if (type === 'integer' || type === 'number') {
    const kind = type === 'integer' ? 'a whole number' : 'a number';
    const from = minimum === undefined ? '' : ` from ${minimum}`;
    const to = maximum === undefined ? '' : ` to ${maximum}`;
    return `${kind}${from}${to}${multipleOf === 0.01 ? ' with at most two decimals' : ''}`;
  }
  if (type === 'boolean') return 'true or false';
  if (type === 'null') return 'null';
  if (pattern) return examples ? 'a text of this form' : `a text that matches ${pattern}`;
  return type === 'string' ? 'a text' : 'an object';
}

/** The first dozen messages are enough. */
const maxErrors = 12;

function fieldMessage(
  { keyword, params, instancePath }: ErrorObject,
  properties: Record<string, TSchema>,
  body: Record<string, unknown>,
): [field: string, message: string] {
  const known = Object.keys(properties);
  if (keyword === 'additionalProperties' && instancePath === '') {
    const field = String(params.additionalProperty);
    const list = known.join(', ');
    return [field, `There is no ${shortened(field)}.${suggestion(field, known)} Fields: ${list}.`];
  }
  const isMissing = keyword === 'required' && instancePath === '';
  const field = isMissing ? String(params.missingProperty) : (instancePath.split('/')[1] ?? '');
  const own = properties[field];
  if (!own) return ['non_field_errors', `The body takes ${known.join(', ')}, not ${shown(body)}.`];
  return [field, messageOf(field, body[field], wordsOf(own), sampleOf(own))];
}

/** Validates a form. Throws 400 with the field, the value and an example. */
export function readControlForm<Schema extends TSchema>(
  schema: Schema,
  body: unknown,
  errorsOf = formErrorsOf,
): Static<Schema> {
  const { properties = {} } = schema as Keywords;
  if (!isObject(body)) {
    const [name = 'name'] = Object.keys(properties);
    const example = JSON.stringify({ [name]: sampleOf(properties[name] ?? schema) });
    throw fieldErrors({
      non_field_errors: [`The body is a JSON object, not ${shown(body)}. Example: ${example}.`],
    });
  }
  // A map, because every object has a member constructor.
  const messages = new Map<string, string[]>();
  for (const error of errorsOf(schema, body).slice(0, maxErrors)) {
    const [field, message] = fieldMessage(error, properties, body);
    if (!messages.has(field)) messages.set(field, [message]);
  }
  if (messages.size > 0) throw fieldErrors(Object.fromEntries(messages));
  return body as Static<Schema>;
}

/** Validates by the schema of a route, with the messages of the control API. */
export const validateControlForm: FastifySchemaCompiler<TSchema> =
  ({ schema, httpPart }) =>
  (value: unknown) => {
    try {
      return {
        value: readControlForm(schema, value, httpPart === 'body' ? formErrorsOf : queryErrorsOf),
      };
    } catch (error) {
      // Fastify answers an error of a validator with 500.
      if (error instanceof HttpError) return { error };
      throw error;
    }
  };

/** An instant with its offset. */
export const Instant = Type.String({ pattern: instantPattern, examples: [exampleInstant] });

/** The value of a kind at a field. Throws 400 with the field, its values and an example. */
export function readValue<Value>(field: string, kind: ValueKind<Value>, given: unknown): Value {
  const value = kind.read(given);
  if (value === undefined) throw controlError(field, given, kind);
  return value;
}

/** The value of a kind at a field that may be absent. */
export const readOptional = <Value>(
  field: string,
  kind: ValueKind<Value>,
  given: unknown,
): Value | undefined => (given === undefined ? undefined : readValue(field, kind, given));
