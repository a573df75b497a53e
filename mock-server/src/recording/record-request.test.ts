import { mainPlayer } from '@matka/fixtures/players';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';

it('a world that comes with its first request is touched by the first that changes it', async () => {
  const { app } = await buildTestApp();
  const headers = { 'x-mock-world': 'elsewhere' };
  const isTouchedBy = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    await app.inject({ method, url, headers, ...(payload && { payload }) });
    return app.worlds.get('elsewhere')?.isTouched;
  };
  const { mobile: mobile_number, mpin } = mainPlayer;
  const login = { app_id: 'elsewhere', grant_type: 'mpin', mobile_number, mpin };
  expect(await isTouchedBy('GET', '/markets/?app_id=elsewhere')).toBe(false);
  expect(await isTouchedBy('POST', '/users/login/', { ...login, mpin: '0000' })).toBe(false);
  expect(await isTouchedBy('POST', '/users/login/', login)).toBe(true);
});
