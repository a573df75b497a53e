import { outputOf, run } from './command.ts';

const works = (command: readonly string[]): Promise<boolean> =>
  run(command).then(
    ({ code }) => code === 0,
    () => false,
  );

export type Engine = { compose: readonly string[] } | { missing: string };

/** Finds a running engine and Docker Compose, as a plugin or as a standalone program. */
export async function findEngine(): Promise<Engine> {
  if (!(await works(['docker', '--version'])))
    return { missing: 'there is no docker command here' };
  if (!(await works(['docker', 'info']))) {
    return { missing: 'no Docker engine responds here (`docker info` fails)' };
  }
  for (const compose of [['docker-compose'], ['docker', 'compose']]) {
    if (await works([...compose, 'version'])) return { compose };
  }
  return { missing: 'there is neither `docker-compose` nor `docker compose` here' };
}

export const docker = (...args: string[]): Promise<string> => outputOf(['docker', ...args]);
