import type { FastifyInstance } from 'fastify';

/** A route; its path ends with a slash and has `:name` for each parameter. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
}

const isMethod = (text: string): text is Route['method'] =>
  /^(GET|POST|PUT|PATCH|DELETE)$/.test(text);
const line = /^(.*?)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/;

/** True for routes of the API of the specification, false for the control API. */
export const isOfApi = ({ path }: Route): boolean => !path.startsWith('/__mock/');

/** All routes of an app except preflights, read from the tree that Fastify prints, so that none is missed. */
export function listRoutes(app: FastifyInstance): Route[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((text) => {
      const [, indent = '', part = '', methods] = line.exec(text) ?? [];
      const depth = indent.length / 4;
      // A wildcard route serves files, not the API.
      if (part === '*') return [];
      const path = `${depth > 0 ? above[depth - 1] : ''}${part}`;
      above[depth] = path;
      // The bare address leads to the console.
      if (path === '/') return [];
      return (methods?.split(', ') ?? []).filter(isMethod).map((method) => ({
        method,
        path: `${path}/`,
      }));
    });
}
