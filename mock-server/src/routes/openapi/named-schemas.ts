import * as betTypes from '@matka/contracts/api/bet-types';
import * as betting from '@matka/contracts/api/betting';
import * as common from '@matka/contracts/api/common';
import { BettingError, DetailError, FieldErrors } from '@matka/contracts/api/errors';
import * as history from '@matka/contracts/api/history';
import * as homepage from '@matka/contracts/api/homepage';
import * as markets from '@matka/contracts/api/markets';
import * as payouts from '@matka/contracts/api/payouts';
import * as results from '@matka/contracts/api/results';
import * as suggestions from '@matka/contracts/api/suggestions';
import * as users from '@matka/contracts/api/users';
import type { TSchema } from 'typebox';
import { betPayloadRequests } from '../endpoint-schemas.ts';

const isSchema = (value: unknown): value is TSchema =>
  typeof value === 'object' && value !== null && ('type' in value || 'anyOf' in value);

/** The declarations that a module exports under a name for types, but for queries: parameters have no component. */
const declaredIn = (module: object): [string, TSchema][] =>
  Object.entries(module)
    .filter(
      (entry): entry is [string, TSchema] =>
        /^[A-Z].*(?<!Query)$/.test(entry[0]) && isSchema(entry[1]),
    )
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

/** Components of the document of the API, by the names of their declarations. */
export const namedSchemas: Readonly<Record<string, TSchema>> = {
  FieldErrors,
  DetailError,
  BettingError,
  ...Object.fromEntries(modules.flatMap(declaredIn)),
  ...betPayloadRequests,
};
