import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { worldOf } from '../../plugins/authentication.ts';
import { detail } from '../../shared/http-error.ts';
import { StringSchema } from '../../shared/schema-types.ts';
import type { SchemaTypes } from '../../shared/validate.ts';
import { ActiveFault, checkFaultRule, FaultRule } from '../../worlds/fault-rule.ts';
import { noContent, operation } from './operation.ts';

/** The fault rules of a world. */
export function faultControl(app: FastifyInstance): void {
  const typed = app.withTypeProvider<SchemaTypes>();
  app.get(
    '/faults/',
    operation('listFaults', 'The fault rules.', { 200: Type.Array(ActiveFault) }),
    (request) => worldOf(request).faults.list(),
  );
  typed.post(
    '/faults/',
    operation('addFault', 'Add a fault rule.', { 201: ActiveFault }, { body: FaultRule }),
    (request, reply) => {
      const { faults } = worldOf(request);
      checkFaultRule(request.body, faults.list().length);
      reply.code(201);
      return faults.add(request.body);
    },
  );
  app.delete(
    '/faults/',
    operation('removeFaults', 'Remove all rules.', noContent),
    (request, reply) => {
      worldOf(request).faults.clear();
      return reply.code(204).send();
    },
  );
  typed.delete(
    '/faults/:fault/',
    operation('removeFault', 'Remove a rule.', noContent, {
      params: Type.Object({ fault: StringSchema }),
    }),
    (request, reply) => {
      const { fault } = request.params;
      if (!worldOf(request).faults.remove(Number(fault)))
        throw detail(404, `Unknown fault ${fault}.`);
      return reply.code(204).send();
    },
  );
}
