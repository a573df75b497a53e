import type { FastifyInstance } from 'fastify';
import { controlGuard, controlPipeline } from '../../plugins/control.ts';
import { jsonBodies } from '../../plugins/json.ts';
import { detail } from '../../shared/http-error.ts';
import { clockControl } from './clock.ts';
import { consolePage } from './console.ts';
import { drawControl } from './draws.ts';
import { faultControl } from './faults.ts';
import { coverageControl, infoControl } from './info.ts';
import { invariantControl } from './invariants.ts';
import { journalControl } from './journal.ts';
import { marketDayControl } from './market-day.ts';
import { playerControl } from './players.ts';
import { snapshotControl } from './snapshots.ts';
import { tokenControl, worldControl } from './worlds.ts';

/** Options of the control API. */
export interface ControlOptions {
  /** Who may use /__mock: this machine, anyone, or nobody. */
  control: 'loopback' | 'any' | 'off';
  /** Host names, in lower case, that /__mock accepts besides those of this machine. */
  controlHosts?: readonly string[];
  /** The address of the web app that uses this mock, for the console. */
  web?: string | undefined;
}

/**
 * The API under /__mock that moves time, creates worlds and injects faults, for tests and the console: for this
 * machine only unless the options open it, never for pages of other sites. With `control: 'off'` only the health
 * check and the OpenAPI document remain.
 */
export function controlRoutes(app: FastifyInstance, options: ControlOptions): void {
  app.register(async (routes) => {
    await routes.register(controlGuard, { names: options.controlHosts ?? [] });
    await routes.register(jsonBodies, { mayBeEmpty: true });
    registerRoutes(routes, options);
  });
}

function registerRoutes(app: FastifyInstance, { control, web }: ControlOptions): void {
  // The API answers what asks for permission to call it; the control API allows no other origin.
  app.options('/__mock/*', () => {
    throw detail(404, 'Not found.');
  });
  app.get('/__mock/health/', () => ({ status: 'ok', worlds: app.worlds.list().length }));
  app.get('/__mock/openapi.json', async () => app.openapi());
  if (control === 'off') return;
  app.register(async (routes) => {
    await routes.register(controlPipeline, { control });
    routes.get('/__mock/control.openapi.json', controlDocumentOnce());
    consolePage(routes, web);
    worldControl(routes);
    clockControl(routes);
    tokenControl(routes);
    faultControl(routes);
    playerControl(routes);
    drawControl(routes);
    invariantControl(routes);
    snapshotControl(routes);
    journalControl(routes);
    coverageControl(routes);
    marketDayControl(routes);
    infoControl(routes, web);
  });
}

/** The document of the control API, made when it is first asked for. */
function controlDocumentOnce(): () => Promise<object> {
  let document: Promise<object> | undefined;
  return () => {
    document ??= import('./openapi-document.ts').then(({ controlDocument }) => controlDocument());
    return document;
  };
}
