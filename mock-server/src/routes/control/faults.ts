import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { worldOf } from '../../plugins/authentication.ts';
import { detail } from '../../shared/http-error.ts';
import type { SchemaTypes } from '../../shared/validate.ts';
import { FaultRule } from '../../worlds/fault-rule.ts';
import { checkFaultRule } from '../../worlds/fault-rule-checks.ts';
import { ActiveFault } from '../../worlds/faults.ts';
import { controlOperations } from '../openapi/operation.ts';

const operation = controlOperations('faults');
const listFaults = operation('listFaults', 'The fault rules.', Type.Array(ActiveFault));
const addFault = operation('addFault', 'Add a fault rule.', ActiveFault, {
  body: FaultRule,
  status: 201,
});
const removeFaults = operation('removeFaults', 'Remove all rules.', Type.Null(), { status: 204 });
const removeFault = operation('removeFault', 'Remove a rule.', Type.Null(), { status: 204 });

export function faultControl(app: FastifyInstance): void {
  const typed = app.withTypeProvider<SchemaTypes>();
  app.get('/faults/', listFaults, (request) => worldOf(request).faults.list());
  typed.post('/faults/', addFault, (request, reply) => {
    const { faults } = worldOf(request);
    checkFaultRule(request.body, faults.list().length);
    reply.code(201);
    return faults.add(request.body);
  });
  app.delete('/faults/', removeFaults, (request, reply) => {
    worldOf(request).faults.clear();
    return reply.code(204).send();
  });
  app.delete<{ Params: { fault: string } }>('/faults/:fault/', removeFault, (request, reply) => {
    const { fault } = request.params;
    if (!worldOf(request).faults.remove(Number(fault)))
      throw detail(404, `Unknown fault ${fault}.`);
    return reply.code(204).send();
  });
}
