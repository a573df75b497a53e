import { expect } from 'vitest';
import { docker } from './engine.ts';

/** Throws unless a container is healthy, unprivileged, read-only and cannot gain privileges. */
export async function assertLeastPrivilege(id: string): Promise<void> {
  expect(await docker('exec', id, 'id', '-u')).toEqual('1000');
  const status = await docker('exec', id, 'cat', '/proc/1/status');
  expect(status).toContain('NoNewPrivs:\t1');
  expect(status).toContain('CapEff:\t0000000000000000');
  const [facts] = JSON.parse(await docker('inspect', id));
  expect(facts.HostConfig.ReadonlyRootfs).toEqual(true);
  await expect
    .poll(() => docker('inspect', '--format', '{{.State.Health.Status}}', id))
    .toEqual('healthy');
}
