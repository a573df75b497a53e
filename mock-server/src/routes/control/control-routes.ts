import type { FastifyInstance } from 'fastify';
import { detail } from '../../shared/http-error.ts';
import { clockControl } from './clock.ts';
import { consolePage } from './console.ts';
import { drawControl } from './draws.ts';
import { faultControl } from './faults.ts';
import { foreignRequest } from './foreign-request.ts';
import { coverageControl, infoControl } from './info.ts';
import { invariantControl } from './invariants.ts';
import { journalControl } from './journal.ts';
import { marketDayControl } from './market-day.ts';
import { playerControl } from './players.ts';
import { snapshotControl } from './snapshots.ts';
import { tokenControl } from './tokens.ts';
import { worldControl } from './worlds.ts';

/** Who may use the control API, and where the web app is. */
export interface ControlOptions {
  /** Who may use /__mock: this machine, anyone, nobody. */
  control: 'loopback' | 'any' | 'off';
  /** Host names, in lower case, that /__mock accepts besides those of this machine. */
  controlHosts?: readonly string[];
  /** The address of the web app that uses this mock, for the console. */
  web?: string | undefined;
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/**
 * The API under /__mock that moves time, makes worlds, spoils calls: for tests and the console, from
 * this machine only unless the options open it, and never for pages of other sites. With control off
 * there are only the health and the OpenAPI document.
 */
export function controlRoutes(app: FastifyInstance, options: ControlOptions): void {
  const { controlHosts = [] } = options;
  app.register(async (routes) => {
    routes.addHook('onRequest', async (request) => {
      const reason = foreignRequest(request, controlHosts);
      if (reason !== undefined) throw detail(403, reason);
    });
    registerRoutes(routes, options);
  });
}

function registerRoutes(app: FastifyInstance, { control, web }: ControlOptions): void {
  app.get('/__mock/health/', async () => ({
    status: 'ok',
    worlds: app.worlds.list().length,
  }));
  app.get('/__mock/openapi.json', async () => app.openapi());
  if (control === 'off') return;
  app.register(async (routes) => {
    routes.addHook('onRequest', async (request) => {
      if (control === 'any' || loopback.test(request.socket.remoteAddress ?? '')) return;
      throw detail(403, 'The control API answers this machine only.');
    });
    routes.get('/__mock/control.openapi.json', async () => {
      const { controlDocument } = await import('./openapi-document.ts');
      return controlDocument();
    });
    consolePage(routes);
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
