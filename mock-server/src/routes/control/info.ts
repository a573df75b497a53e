import { players } from '@matka/fixtures/players';
import type { FastifyInstance } from 'fastify';

/** What the console tells of the house: where the app is, as far as the mock was told, and who can sign in. */
export function infoControl(app: FastifyInstance, web: string | undefined): void {
  app.get('/__mock/about/', async () => ({
    web: web ?? null,
    players: players.map(({ mobile, password, mpin, otp }) => ({ mobile, password, mpin, otp })),
  }));
}
