import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../../app-options.ts';
import { detail } from '../../shared/http-error.ts';
import { clockControl } from './clock.ts';
import { consolePage } from './console.ts';
import { coverageControl } from './coverage.ts';
import { drawControl } from './draws.ts';
import { faultControl } from './faults.ts';
import { foreignRequest } from './foreign-request.ts';
import { infoControl } from './info.ts';
import { invariantControl } from './invariants.ts';
import { journalControl } from './journal.ts';
import { marketDayControl } from './market-day.ts';
import { playerControl } from './players.ts';
import { snapshotControl } from './snapshots.ts';
import { tokenControl } from './tokens.ts';
import { worldControl } from './worlds.ts';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/**
 * The API under /__mock that moves time, makes worlds, spoils calls: for tests and the console, from
 * this machine only unless the options open it, and never for pages of other sites. With control off
 * there are only the health and the OpenAPI document.
 */
export function controlRoutes(app: FastifyInstance, options: AppOptions): void {
  const { controlHosts = [] } = options;
  app.register(async (routes) => {
    routes.addHook('onRequest', async (request) => {
      const reason = foreignRequest(request, controlHosts);
      if (reason !== undefined) throw detail(403, reason);
    });
    registerRoutes(routes, options);
  });
}

function registerRoutes(app: FastifyInstance, { control, web }: AppOptions): void {
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
