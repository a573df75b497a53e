import type { FastifyInstance } from 'fastify';
import { detail } from '../../shared/http-error.ts';
import type { World } from '../../worlds/world.ts';
import { worldIdPattern } from '../../worlds/worlds.ts';
import { controlError } from './control-form.ts';

/** Parameters of all control routes of one world. */
export interface WorldParams {
  Params: { world: string };
}

/** The world of a control route, created on first use. Throws 404 for an unknown one. */
export function worldFromParams(app: FastifyInstance, { world: id }: WorldParams['Params']): World {
  const world = app.worlds.use(id);
  if (!world) throw detail(404, `Unknown world ${JSON.stringify(id)}.`);
  return world;
}

/** Throws 400 at a field for an invalid world id. */
export function checkWorldId(field: string, id: string): void {
  if (worldIdPattern.test(id)) return;
  const takes = '1 to 64 letters a-z, digits and hyphens';
  throw controlError(field, id, { takes, example: 'asha' });
}
