import { expect, it } from 'vitest';
import { committedInteractions } from '../../pact/pact-file.ts';
import { expectationOf } from './send-step.ts';

/** The statuses that an interaction of the pact may have on a host. */
function statusesOf(description: string) {
  const found = committedInteractions().find((one) => one.description === description);
  return found && expectationOf(found).status;
}

it('a refresh token that is not valid may be refused in each way that the client has words for', () => {
  expect(statusesOf('a refresh with an invalid refresh token')).toEqual([400, 401, 403]);
});

it('an empty password may be refused as any form, a wrong one by the status of wrong credentials', () => {
  expect(statusesOf('a login with an empty password')).toEqual(
    expect.arrayContaining([400, 401, 422]),
  );
  expect(statusesOf('a login with a wrong password')).toEqual([400, 401]);
});
