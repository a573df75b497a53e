import type { FastifyInstance } from 'fastify';

/** A route that the mock answers; its path ends with a slash and has `:name` for each parameter. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
}

const isMethod = (text: string): text is Route['method'] =>
  /^(GET|POST|PUT|PATCH|DELETE)$/.test(text);
const line = /^(.*?)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/;

/** Whether a route belongs to the API of the specification, not to the mock's own control. */
export const isOfApi = ({ path }: Route): boolean => !path.startsWith('/__mock/');

/** Every route of an app but preflights, read from the tree that Fastify prints, so that none can be forgotten. */
export function listRoutes(app: FastifyInstance): Route[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((text) => {
      const [, indent = '', part = '', methods] = line.exec(text) ?? [];
      const depth = indent.length / 4;
      const path = `${depth > 0 ? above[depth - 1] : ''}${part}`;
      above[depth] = path;
      return (methods?.split(', ') ?? []).filter(isMethod).map((method) => ({
        method,
        path: `${path}/`,
      }));
    });
}
