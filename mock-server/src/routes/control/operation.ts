import Type, { type TSchema } from 'typebox';

interface Taken {
  params?: TSchema;
  body?: TSchema;
  querystring?: TSchema;
}

interface OperationConfig {
  /** What its handler validates, because other errors go first or because it is no form. */
  taken?: Taken;
  /** It creates or removes its world: nothing looks for one before its handler. */
  ownsWorld?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig extends OperationConfig {}
}

/** Options of a control route: id and summary in the document, successful responses by status, schemas of what it takes. */
export const operation = <Schemas extends Taken = Record<never, never>>(
  operationId: string,
  summary: string,
  response: Readonly<Record<number, TSchema>>,
  { config = {}, ...taken }: Schemas & { config?: OperationConfig } = {} as Schemas,
) => ({ schema: { operationId, summary, response, ...taken }, config });

/** The response of a route that returns nothing. */
export const noContent = { 204: Type.Null() };
