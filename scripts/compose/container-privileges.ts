import { contains, eventually, same } from './assert.ts';
import { docker } from './engine.ts';

/** Throws unless a container is healthy, unprivileged, read-only and cannot gain privileges. */
export async function assertLeastPrivilege(id: string): Promise<void> {
  same(await docker('exec', id, 'id', '-u'), '1000');
  const status = await docker('exec', id, 'cat', '/proc/1/status');
  contains(status, 'NoNewPrivs:\t1');
  contains(status, 'CapEff:\t0000000000000000');
  const [facts] = JSON.parse(await docker('inspect', id));
  same(facts.HostConfig.ReadonlyRootfs, true);
  await eventually(
    async () =>
      same(await docker('inspect', '--format', '{{.State.Health.Status}}', id), 'healthy'),
    30,
  );
}
