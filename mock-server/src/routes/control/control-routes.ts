import type { FastifyInstance } from 'fastify';
import Type, { type TSchema } from 'typebox';
import { Invariant, invariantsOf } from '../../invariants/invariants.ts';
import { worldOf } from '../../plugins/authentication.ts';
import { controlGuard, controlPipeline } from '../../plugins/control.ts';
import { jsonBodies } from '../../plugins/json.ts';
import { detail } from '../../shared/http-error.ts';
import { controlOperations } from '../openapi/operation.ts';
import { clockControl } from './clock.ts';
import { readControlForm, validateControlForm } from './control-form.ts';
import { drawControl } from './draws.ts';
import { faultControl } from './faults.ts';
import { hostStyleControl } from './host-style.ts';
import { infoControl } from './info.ts';
import { MarketDay, marketDayView } from './market-day.ts';
import { playerControl } from './players.ts';
import { journalControl, snapshotControl, stateControl } from './recordings.ts';
import { tokenControl, worldControl } from './worlds.ts';

export interface ControlOptions {
  /** The clients that may use /__mock: this machine, anyone, or nobody. */
  control: 'loopback' | 'any' | 'off';
  /** Host names, in lower case, that /__mock accepts besides this machine's. */
  controlHosts?: readonly string[];
  /** The address of the web app that uses this mock, for the console. */
  web?: string | undefined;
}

/**
 * The API under /__mock that moves time, creates worlds and injects faults, for tests and the console: for this machine
 * only unless the options open it, never for pages of other sites. With `control: 'off'` only the health check and the
 * OpenAPI document remain.
 */
export function controlRoutes(
  app: FastifyInstance,
  { control, controlHosts = [], web }: ControlOptions,
): void {
  // The printed address: a browser gets the console, a program that waits for the mock gets 200.
  app.get('/', ({ headers, url }, reply) => {
    if (!/^\/(\?|$)/.test(url)) throw detail(404, 'Not found.');
    const wantsPage = headers.accept?.includes('text/html') === true;
    if (wantsPage && control !== 'off') return reply.redirect('/__mock/', 303);
    return { status: 'ok', worlds: app.worlds.list().length };
  });
  app.register(async (routes) => {
    await routes.register(controlGuard, { names: controlHosts });
    await routes.register(jsonBodies, { mayBeEmpty: true });
    // The API answers a preflight; the control API allows no other origin.
    routes.options('/__mock/*', () => {
      throw detail(404, 'Not found.');
    });
    routes.get('/__mock/health/', () => ({ status: 'ok', worlds: app.worlds.list().length }));
    routes.get('/__mock/openapi.json', app.sendPage);
    if (control !== 'off') routes.register(guardedRoutes, { control, web });
  });
}

interface GuardedOptions extends Pick<ControlOptions, 'web'> {
  control: 'loopback' | 'any';
}

/** The routes that are closed to other machines. */
async function guardedRoutes(
  routes: FastifyInstance,
  { control, web }: GuardedOptions,
): Promise<void> {
  await routes.register(controlPipeline, { control });
  validateForms(routes);
  for (const path of ['', 'console/*', 'docs', 'docs/*', 'control.openapi.json'])
    routes.get(`/__mock/${path}`, routes.sendPage);
  infoControl(routes, web);
  worldControl(routes);
  routes.register(worldRoutes, { prefix: '/__mock/worlds/:world' });
}

const timeOperation = controlOperations('time');
const checksOperation = controlOperations('checks');
const readMarketDay = timeOperation(
  'readMarketDay',
  'The market day of a world: all markets with their draws and settlements.',
  MarketDay,
);
const checkInvariants = checksOperation(
  'checkInvariants',
  'The invariants of one world.',
  Type.Array(Invariant),
);

async function worldRoutes(routes: FastifyInstance): Promise<void> {
  clockControl(routes);
  routes.get('/day/', readMarketDay, (request) => marketDayView(worldOf(request)));
  tokenControl(routes);
  faultControl(routes);
  hostStyleControl(routes);
  playerControl(routes);
  drawControl(routes);
  routes.get('/invariants/', checkInvariants, (request) => invariantsOf(worldOf(request)));
  journalControl(routes);
  snapshotControl(routes);
  stateControl(routes);
}

function validateForms(routes: FastifyInstance): void {
  routes.setValidatorCompiler(validateControlForm);
  // Fastify validates a missing body as null.
  routes.addHook('preValidation', (request, _reply, done) => {
    const { body: schema } = request.routeOptions.schema ?? {};
    if (schema && request.body === undefined) readControlForm(schema as TSchema, undefined);
    done();
  });
}
