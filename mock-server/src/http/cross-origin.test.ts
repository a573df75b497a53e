import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';

const allowOrigin = 'access-control-allow-origin';

describe('calls from another origin', () => {
  it('may read answers and refusals of the API, after the question that browsers ask first', async () => {
    const { app, anonymous } = await buildTestApp();
    const asked = await app.inject({ method: 'OPTIONS', url: '/betting/' });
    expect(asked.statusCode).toBe(204);
    expect(asked.headers['access-control-allow-headers']).toContain('idempotency-key');
    const answer = await anonymous('GET /markets/?app_id=kalyan-matka');
    expect(answer.headers[allowOrigin]).toBe('*');
    const refused = await anonymous('GET /bets/history/');
    expect([refused.statusCode, refused.headers[allowOrigin]]).toEqual([401, '*']);
  });

  it('are not for the control API', async () => {
    const { app, anonymous } = await buildTestApp();
    const asked = await app.inject({ method: 'OPTIONS', url: '/__mock/worlds/' });
    expect(asked.statusCode).toBe(404);
    const answer = await anonymous('GET /__mock/worlds/');
    expect(answer.headers[allowOrigin]).toBeUndefined();
  });
});
