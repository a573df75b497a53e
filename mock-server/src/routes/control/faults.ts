import type { FastifyInstance } from 'fastify';
import { checkFaultRule } from '../../faults/check-fault-rule.ts';
import { detail } from '../../shared/http-error.ts';
import { FaultRule } from '../../worlds/fault-rule.ts';
import { controlError, readControlForm } from './control-form.ts';
import { type WorldParams, worldFromParams } from './world-params.ts';

/** Fault rules of a world, and its journal. */
export function faultControl(app: FastifyInstance): void {
  app.get<WorldParams>('/__mock/worlds/:world/faults/', ({ params }) =>
    worldFromParams(app, params).faults.list(),
  );
  app.post<WorldParams>('/__mock/worlds/:world/faults/', ({ params, body }, reply) => {
    const world = worldFromParams(app, params);
    const rule = readControlForm(FaultRule, body);
    checkFaultRule(rule, world.faults.list().length);
    reply.code(201);
    return world.faults.add(rule);
  });
  app.delete<WorldParams>('/__mock/worlds/:world/faults/', ({ params }, reply) => {
    worldFromParams(app, params).faults.clear();
    return reply.code(204).send();
  });
  app.delete<{ Params: { world: string; fault: string } }>(
    '/__mock/worlds/:world/faults/:fault/',
    ({ params }, reply) => {
      const gone = worldFromParams(app, params).faults.remove(Number(params.fault));
      if (!gone) throw detail(404, `Unknown fault ${params.fault}.`);
      return reply.code(204).send();
    },
  );
  /** The journal, or its entries after one of them. */
  app.get<WorldParams & { Querystring: { after?: string } }>(
    '/__mock/worlds/:world/journal/',
    ({ params, query: { after = '0' } }) => {
      const { journal } = worldFromParams(app, params);
      if (!/^\d+$/.test(after)) {
        throw controlError('after', after, { takes: 'the number of a request', example: 3 });
      }
      return journal.entries().filter(({ number }) => number > Number(after));
    },
  );
}
