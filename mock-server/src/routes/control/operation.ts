import Type, { type TSchema } from 'typebox';
import type { Operation } from '../openapi/document.ts';

export type ControlOperation = Pick<Operation, 'method' | 'url'> & {
  schema: Omit<Operation['schema'], 'tags'>;
};

interface Taken {
  params?: TSchema;
  body?: TSchema;
  querystring?: TSchema;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the document says of a control route. */
    operation?: ControlOperation['schema'];
    /** It creates or removes its world: nothing looks for one before its handler. */
    ownsWorld?: boolean;
  }
}

/**
 * Options of a control route: id and summary in the document, successful responses by status, schemas of what it takes.
 * `taken` is what its handler validates, because other errors go first or because it is no form.
 */
export const operation = <Schemas extends Taken = Record<never, never>>(
  operationId: string,
  summary: string,
  response: Readonly<Record<number, TSchema>>,
  validated: Schemas = {} as Schemas,
  { taken, ownsWorld = false }: { taken?: Taken; ownsWorld?: boolean } = {},
) => ({
  schema: validated,
  config: { ownsWorld, operation: { operationId, summary, response, ...validated, ...taken } },
});

export const noContent = { 204: Type.Null() };
