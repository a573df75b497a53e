import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { TSchema } from 'typebox';
import type { Sent } from '../host-styles/style.ts';
import type { Tokens } from '../players/tokens.ts';
import type { FaultRule } from '../worlds/fault-rule.ts';
import type { World } from '../worlds/world.ts';
import { type WorldDefaults, Worlds } from '../worlds/worlds.ts';
import type { AuthRule } from './authentication.ts';
import type { ApiCoverage } from './coverage.ts';

declare module 'fastify' {
  interface FastifyInstance {
    worlds: Worlds;
    tokens: Tokens;
    coverage: ApiCoverage;
  }
  interface FastifyContextConfig {
    auth?: AuthRule;
    /** Errors of the body take the form `{"error": "…"}` instead of `{"detail": "…"}`. */
    bettingErrors?: boolean;
    /** The route creates or removes its world: its handler alone looks the world up. */
    ownsWorld?: boolean;
    /** The body that the handler reads itself, for the OpenAPI document. */
    ownBody?: TSchema;
  }
  interface FastifyRequest {
    /** The world whose replay sends the request. */
    replayed: World | null;
    /** The Host header names another machine: the control API refuses it, and the API may not change anything for it. */
    isUnderForeignName: boolean;
    /** Set before the handler of every route with a world; read it with `worldOf`. */
    world: World | null;
    /** The request as its client sent it, in a world whose host styles have a form; else null. */
    sent: Sent | null;
    /** A fault rule or a magic input answers instead of the host. */
    isAnsweredByFault: boolean;
    /** 0 without a player. */
    playerId: number;
    /** The time of `performance.now()` when the request arrived. */
    arrivedAt: number;
    /** World time of the request; epoch milliseconds. */
    receivedAt: number;
    /** Real time of the request; epoch milliseconds, 0 before it is known. */
    receivedAtWall: number;
    /** Ids of the rules that match this request; null if the world never had a rule. */
    faultIds: readonly number[] | null;
    faultsAfter: readonly FaultRule[] | null;
    /** Rules that change the response that the client gets. */
    faultsOfResponse: readonly FaultRule[] | null;
    /** Minimum age of bets in histories, in milliseconds of world time. */
    historyDelay: number;
    /** True if the journal has its response; a broken connection makes Fastify send an error after it. */
    isRecorded: boolean;
  }
}

/** Opens the worlds, closes them with the app, and prepares the properties that hooks set on a request. */
export const worlds = fp(async (app: FastifyInstance, defaults: WorldDefaults) => {
  const all = new Worlds(defaults);
  app.decorate('worlds', all);
  app.addHook('onClose', async () => all.close());
  app.decorateRequest('replayed', null);
  app.decorateRequest('isUnderForeignName', false);
  app.decorateRequest('world', null);
  app.decorateRequest('sent', null);
  app.decorateRequest('isAnsweredByFault', false);
  app.decorateRequest('playerId', 0);
  app.decorateRequest('arrivedAt', 0);
  app.decorateRequest('receivedAt', 0);
  app.decorateRequest('receivedAtWall', 0);
  app.decorateRequest('faultIds', null);
  app.decorateRequest('faultsAfter', null);
  app.decorateRequest('faultsOfResponse', null);
  app.decorateRequest('historyDelay', 0);
  app.decorateRequest('isRecorded', false);
});
