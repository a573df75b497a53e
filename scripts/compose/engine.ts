import { outputOf, run } from './command.ts';

const works = (command: readonly string[]): Promise<boolean> =>
  run(command).then(
    ({ code }) => code === 0,
    () => false,
  );

/** How compose is called here, or why no container can be had. */
export type Engine = { compose: readonly string[] } | { missing: string };

/** Looks for an engine that runs and for docker compose, the plugin or the program of its own. */
export async function findEngine(): Promise<Engine> {
  if (!(await works(['docker', '--version'])))
    return { missing: 'there is no docker command here' };
  if (!(await works(['docker', 'info']))) {
    return { missing: 'no Docker engine answers here (`docker info` fails)' };
  }
  for (const compose of [['docker-compose'], ['docker', 'compose']]) {
    if (await works([...compose, 'version'])) return { compose };
  }
  return { missing: 'there is neither `docker-compose` nor `docker compose` here' };
}

/** The output of a docker command that has to succeed. */
export const docker = (...args: string[]): Promise<string> => outputOf(['docker', ...args]);
