import { expect, it } from 'vitest';
import { committedInteractions } from '../../pact/pact-file.ts';
import { expectationOf } from './send-step.ts';

/** The statuses that an interaction of the pact may have on a host. */
function statusesOf(description: string) {
  const found = committedInteractions().find((one) => one.description === description);
  return found && expectationOf(found).status;
}

it.each([
  'a refresh with an invalid refresh token',
  'a login with an empty password',
  'a login with a wrong password',
])('the host may refuse %s with any status of a refusal', (description) => {
  expect(statusesOf(description)).toEqual(expect.arrayContaining([400, 401, 403, 409, 422]));
  for (const status of [408, 425, 429]) expect(statusesOf(description)).not.toContain(status);
});

it('an expired access token must be refused with 401, so that the client refreshes it', () => {
  const expired = committedInteractions().filter(
    ({ providerStates: [{ name }] }) => name === 'access-token-expired',
  );
  expect(expired.length).toBeGreaterThan(0);
  for (const one of expired) expect(expectationOf(one).status).toEqual([401]);
});
