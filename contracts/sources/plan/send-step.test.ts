import { expect, it } from 'vitest';
import { committedInteractions } from '../../pact/pact-file.ts';
import { expectationOf } from './send-step.ts';

it('a refresh token that is not valid may be refused in each way that the client has words for', () => {
  const [refused] = committedInteractions().filter(
    ({ description }) => description === 'a refresh with an invalid refresh token',
  );
  expect(refused && expectationOf(refused)).toEqual({ status: [400, 401, 403] });
});
