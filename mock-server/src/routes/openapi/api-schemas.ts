import * as betTypes from '@matka/contracts/api/bet-types';
import * as betting from '@matka/contracts/api/betting';
import { BettingRequest, betPayloads } from '@matka/contracts/api/betting';
import * as common from '@matka/contracts/api/common';
import { AnyError, BettingError, DetailError, FieldErrors } from '@matka/contracts/api/errors';
import * as history from '@matka/contracts/api/history';
import * as homepage from '@matka/contracts/api/homepage';
import * as markets from '@matka/contracts/api/markets';
import * as payouts from '@matka/contracts/api/payouts';
import * as results from '@matka/contracts/api/results';
import * as suggestions from '@matka/contracts/api/suggestions';
import { SuggestionRequest, suggestionPayloads } from '@matka/contracts/api/suggestions';
import * as users from '@matka/contracts/api/users';
import { RegisterRequest } from '@matka/contracts/api/users';
import Type, { type TSchema } from 'typebox';
import { registrationForms } from '../../players/register.ts';

/** The schema of a member of an object. */
const member = ({ properties }: { properties: object }, name: string): TSchema =>
  Object.entries(properties).find(([one]) => one === name)?.[1];

function bodyPerPayload(payloads: Record<string, TSchema>, others: Record<string, TSchema>) {
  const byPayload = Map.groupBy(Object.entries(payloads), ([, payload]) => payload);
  return Type.Union(
    [...byPayload].map(([payload, types]) => {
      const ids = { type: 'number', enum: types.map(([id]) => Number(id)) };
      return Type.Object({ bet_type_id: Type.Unsafe<number>(ids), ...others, payload });
    }),
  );
}

const registration = Type.Union(
  RegisterRequest.anyOf.map((form) =>
    Type.Object({
      ...form.properties,
      ...Object.fromEntries(
        Object.entries(registrationForms)
          .filter(([name]) => name in form.properties)
          .map(([name, pattern]) => [name, Type.String({ ...member(form, name), pattern })]),
      ),
    }),
  ),
);

/** The mock accepts only a part of what the contract declares for these bodies. */
const accepted = new Map<TSchema, TSchema>([
  [RegisterRequest, registration],
  [
    SuggestionRequest,
    bodyPerPayload(suggestionPayloads, { market_id: Type.Optional(Type.Integer()) }),
  ],
  [
    BettingRequest,
    bodyPerPayload(betPayloads, {
      market_id: Type.Integer({ minimum: 1, examples: [7] }),
      // The sum of whole points.
      amount: Type.Integer({ minimum: 1, examples: [100] }),
    }),
  ],
]);

/** A body that the contract declares, as the mock accepts it. */
export const acceptedBody = (declared: TSchema): TSchema => accepted.get(declared) ?? declared;

const isSchema = (value: unknown): value is TSchema =>
  typeof value === 'object' && value !== null && ('type' in value || 'anyOf' in value);

/** The declarations that a module exports under the name of a type, without queries: parameters have no component. */
const declaredIn = (module: object): [string, TSchema][] =>
  Object.entries(module)
    .filter(
      (entry): entry is [string, TSchema] =>
        /^[A-Z].*(?<!Query)$/.test(entry[0]) && isSchema(entry[1]),
    )
    .map(([name, schema]): [string, TSchema] => [name, acceptedBody(schema)])
    .sort(([a], [b]) => (a < b ? -1 : 1));

const modules = [
  users,
  homepage,
  markets,
  betTypes,
  suggestions,
  betting,
  history,
  results,
  payouts,
  common,
];

/** The schemas that the document of the API names. */
export const apiSchemas: Readonly<Record<string, TSchema>> = {
  FieldErrors,
  DetailError,
  BettingError,
  AnyError,
  ...Object.fromEntries(modules.flatMap(declaredIn)),
};
