import { type EndpointName, endpoints } from '@matka/contracts/api/endpoints';
import { DetailError } from '@matka/contracts/api/errors';
import Type, { type TSchema } from 'typebox';

/** The groups of the API's operations, in the order of its document. */
export const apiTags = [
  { name: 'players', description: 'Registration, login, tokens.' },
  { name: 'catalogue', description: 'Home page, markets, bet types, game rates.' },
  { name: 'betting', description: 'Suggestions and bets.' },
  { name: 'history', description: 'Bet records.' },
  { name: 'results', description: 'Draws and charts.' },
] as const;

/** The groups of the control API's operations, in the order of its document. */
export const controlTags = [
  { name: 'worlds', description: 'Create, reset, export and import worlds.' },
  { name: 'time', description: 'The clock and the market day.' },
  { name: 'draws', description: 'Results set by hand, and markets.' },
  { name: 'players', description: 'Wallets, bets, ledgers, tokens.' },
  { name: 'faults', description: 'Fault rules and magic inputs.' },
  { name: 'journal', description: 'Recorded requests: changes, replays, branches.' },
  { name: 'checks', description: 'Invariants and API coverage.' },
] as const;

type Tag<Tags extends readonly { name: string }[]> = Tags[number]['name'];

interface Taken {
  body?: TSchema;
  querystring?: TSchema;
  params?: TSchema;
}

/** Options of a route of the API: validation and documentation. The contract has its responses. */
export const apiOperations =
  (tag: Tag<typeof apiTags>) =>
  <const Takes extends Taken = object>(
    operationId: EndpointName,
    summary: string,
    takes: Takes = {} as Takes,
  ) => ({
    schema: {
      tags: [tag],
      operationId,
      summary,
      ...takes,
      response: endpoints[operationId].responses,
    },
  });

/** A refusal because of the state of a world, with its text. */
export const conflict = (text: string) => ({
  409: Type.Object(DetailError.properties, { examples: [{ detail: text }] }),
});

/** Options of a route of the control API: its response, its validation, the status of its success, and its refusals. */
export const controlOperations =
  (tag: Tag<typeof controlTags>) =>
  <const Takes extends Taken = object>(
    operationId: string,
    summary: string,
    response: TSchema,
    {
      status = 200,
      refusals,
      ...takes
    }: Takes & { status?: number; refusals?: Record<number, TSchema> } = {} as Takes,
  ) => ({
    schema: {
      tags: [tag],
      operationId,
      summary,
      ...takes,
      response: { [status]: response, ...refusals },
    },
  });
