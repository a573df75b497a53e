import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import Fastify, { type RouteOptions } from 'fastify';
import type { TSchema } from 'typebox';
import { namedPath, type OpenApiDraft } from './components.ts';

type OpenApi = NonNullable<FastifyDynamicSwaggerOptions['openapi']>;

/** A draft of a document: `openapi` with routes and their schemas, and an operation for each schema that has a name. */
export async function draftDocument(
  openapi: OpenApi,
  routes: readonly RouteOptions[],
  named: Readonly<Record<string, TSchema>>,
): Promise<OpenApiDraft> {
  const sketch = Fastify();
  await sketch.register(swagger, { openapi });
  // Nothing is validated or sent here.
  sketch.setValidatorCompiler(() => () => true);
  sketch.setSerializerCompiler(() => JSON.stringify);
  for (const route of routes) sketch.route(route);
  for (const [name, schema] of Object.entries(named)) {
    sketch.get(`${namedPath}${name}`, { schema: { response: { 200: schema } } }, () => null);
  }
  await sketch.ready();
  const draft = JSON.parse(JSON.stringify(sketch.swagger())) as OpenApiDraft;
  await sketch.close();
  return draft;
}
