import { mainPlayer } from '@matka/fixtures/players';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { checkInvariants } from '../src/routes/control/invariants.ts';
import { buildTestApp, type TestApp } from './build-app.ts';
import { listRoutes, type Route } from './list-routes.ts';

/** A request as it goes over the wire. */
export interface RawRequest {
  route: Route;
  /** In the place of the route's own path with its parameters filled in. */
  url?: string;
  payload?: string;
  headers?: Record<string, string>;
}

/** A mock to be sent anything, with all its routes. */
export interface FuzzApp extends TestApp {
  routes: readonly Route[];
  /** Sends a request of the main player, its body as JSON unless its headers say otherwise. */
  send: (request: RawRequest) => Promise<LightMyRequestResponse>;
  /** Checks that the house stands and its books are in order. */
  expectIntact: () => void;
}

/** Control calls go to a world of their own: they may change what others answer. */
const parameters: Readonly<Record<string, string>> = {
  world: 'fuzzed',
  mobile: mainPlayer.mobile,
  market: 'Kalyan%20Matka',
};

/** The path of a route with something fitting for each parameter. */
export const filledIn = (path: string): string =>
  path.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? '1');

/** Builds a mock that is about to be sent anything. */
export async function buildFuzzApp(): Promise<FuzzApp> {
  const house = await buildTestApp();
  const { app, world } = house;
  const { access } = app.tokens.issueLoginTokens(world, { playerId: 1, appId: world.id });
  return {
    ...house,
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
    expectIntact: () => {
      expect(checkInvariants(world).filter(({ holds }) => !holds)).toEqual([]);
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
  };
}

/** Checks that an answer is no failure of the mock, and JSON wherever it is none of the pages and files. */
export function expectResponse(answer: LightMyRequestResponse, about: string): void {
  const { statusCode, headers, body } = answer;
  expect(statusCode, `${about}: ${body}`).toBeLessThan(500);
  const isJson = /^application\/json/.test(String(headers['content-type']));
  if (statusCode >= 400) expect(isJson, `${about}: ${headers['content-type']}`).toBe(true);
  if (isJson) expect(typeof JSON.parse(body), about).toBe('object');
}

/** As expectAnswer, for what has to be refused: a status of 400 to 499. */
export function expectErrorResponse(answer: LightMyRequestResponse, about: string): void {
  expectResponse(answer, about);
  expect(answer.statusCode, `${about}: ${answer.body}`).toBeGreaterThanOrEqual(400);
}
