import type { FastifyInstance } from 'fastify';
import { worldOf } from '../../plugins/authentication.ts';
import { detail } from '../../shared/http-error.ts';
import type { SchemaTypes } from '../../shared/validate.ts';
import { checkFaultRule, FaultRule } from '../../worlds/fault-rule.ts';

export function faultControl(app: FastifyInstance): void {
  const typed = app.withTypeProvider<SchemaTypes>();
  app.get('/faults/', (request) => worldOf(request).faults.list());
  typed.post('/faults/', { schema: { body: FaultRule } }, (request, reply) => {
    const { faults } = worldOf(request);
    checkFaultRule(request.body, faults.list().length);
    reply.code(201);
    return faults.add(request.body);
  });
  app.delete('/faults/', (request, reply) => {
    worldOf(request).faults.clear();
    return reply.code(204).send();
  });
  app.delete<{ Params: { fault: string } }>('/faults/:fault/', (request, reply) => {
    const { fault } = request.params;
    if (!worldOf(request).faults.remove(Number(fault)))
      throw detail(404, `Unknown fault ${fault}.`);
    return reply.code(204).send();
  });
}
