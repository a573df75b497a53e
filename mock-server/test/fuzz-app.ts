import { mainPlayer } from '@matka/fixtures/players';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { invariantsOf } from '../src/invariants/invariants.ts';
import { buildTestApp, type TestApp } from './build-app.ts';
import { listRoutes, type Route } from './list-routes.ts';

/** A request as it is sent. */
export interface RawRequest {
  route: Route;
  /** Replaces the route's own path. */
  url?: string;
  payload?: string;
  headers?: Record<string, string>;
}

/** A mock with all its routes, for fuzzing. */
export interface FuzzApp extends TestApp {
  routes: readonly Route[];
  /** Sends a request as the main player, as JSON unless its headers name another type. */
  send: (request: RawRequest) => Promise<LightMyRequestResponse>;
  /** Checks that the invariants hold and no prototype was changed. */
  expectIntact: () => Promise<void>;
}

/** Control requests use another world: they may change the default one. */
const parameters: Readonly<Record<string, string>> = {
  world: 'fuzzed',
  mobile: mainPlayer.mobile,
  market: 'Kalyan%20Matka',
};

/** The path of a route with a valid value for each parameter. */
export const filledIn = (path: string): string =>
  path.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? '1');

/** Builds a mock for fuzzing. */
export async function buildFuzzApp(): Promise<FuzzApp> {
  const mock = await buildTestApp();
  const { app, world } = mock;
  const { access } = app.tokens.issueLoginTokens(world, { playerId: 1, appId: world.id });
  return {
    ...mock,
    routes: listRoutes(app),
    send: ({ route: { method, path }, url = filledIn(path), payload, headers = {} }) =>
      app.inject({
        method,
        url,
        headers: {
          authorization: `Bearer ${access}`,
          ...(payload !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(payload !== undefined && { payload }),
      }),
    expectIntact: async () => {
      expect((await invariantsOf(world)).filter(({ holds }) => !holds)).toEqual([]);
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
  };
}

/** Checks that a response is not a failure of the mock, and that it is JSON unless it is a page or a file. */
export function expectResponse(answer: LightMyRequestResponse, about: string): void {
  const { statusCode, headers, body } = answer;
  expect(statusCode, `${about}: ${body}`).toBeLessThan(500);
  const isJson = /^application\/json/.test(String(headers['content-type']));
  if (statusCode >= 400) expect(isJson, `${about}: ${headers['content-type']}`).toBe(true);
  if (isJson) expect(typeof JSON.parse(body), about).toBe('object');
}

/** As expectResponse, for requests that must be rejected: status 400 to 499. */
export function expectErrorResponse(answer: LightMyRequestResponse, about: string): void {
  expectResponse(answer, about);
  expect(answer.statusCode, `${about}: ${answer.body}`).toBeGreaterThanOrEqual(400);
}
