import { mainPlayer } from '@matka/fixtures/players';
import { testClock } from '@matka/fixtures/test-clock';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { changeSettings } from '../worlds/world.ts';

describe('calls that need authorization', () => {
  const calls = [
    'POST /betting/',
    'POST /betting/suggestions/',
    'GET /betting/history/',
    'GET /betting/1/',
    'GET /bets/history/?page=1',
    'GET /markets/results/monthly/',
    'GET /admin/payout-multipliers/?page=1',
  ];

  it.each(calls)(
    'answers %s with 401 and detail when the token is missing, broken or expired',
    { tags: ['@API-46'] },
    async (line) => {
      const { app: server, anonymous, world, as } = await buildTestApp({ now: testClock });
      const body = line.startsWith('POST') ? {} : undefined;
      changeSettings(world, { tokens: { ...world.settings.tokens, accessSeconds: -1 } });
      const { access: expired, refresh } = server.tokens.issueLoginTokens(world, {
        playerId: 1,
        appId: 'a',
      });
      const attempts = [
        undefined,
        'Bearer nonsense',
        `Bearer ${expired}`,
        `Bearer ${refresh}`,
        'Basic x',
      ];
      for (const authorization of attempts) {
        const headers = authorization === undefined ? undefined : { authorization };
        const answer = await anonymous(line, body, headers);
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toEqual({ detail: expect.any(String), code: 'token_not_valid' });
      }
      changeSettings(world, { tokens: { ...world.settings.tokens, accessSeconds: 60 } });
      expect((await as(mainPlayer.mobile)(line, body)).statusCode).not.toBe(401);
    },
  );

  it('refuses a broken token on the public calls too, where none is needed', async () => {
    const { anonymous } = await buildTestApp();
    for (const path of ['/homepage/', '/markets/', '/bet-types/']) {
      const line = `GET ${path}?app_id=kalyan-matka`;
      expect((await anonymous(line)).statusCode).toBe(200);
      const answer = await anonymous(line, undefined, { authorization: 'Bearer nonsense' });
      expect(answer.statusCode).toBe(401);
    }
  });
});
