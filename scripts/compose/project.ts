import { outputOf, run } from './command.ts';
import { docker } from './engine.ts';

/** The tag of the images that are checked. */
export const tag = 'check';

const profiles = ['offline', 'ci', 'real', 'many'];

/** A project of docker-compose.yml, isolated from all others here, with any free ports and variables only from `env`. */
export function projectOf(compose: readonly string[], name: string, env: NodeJS.ProcessEnv = {}) {
  const own = Object.fromEntries(
    Object.keys(process.env)
      .filter((key) => key.startsWith('MATKA_') || key === 'COMPOSE_PROFILES')
      .map((key) => [key, undefined]),
  );
  const how = {
    env: { ...own, MATKA_WEB_PORT: '0', MATKA_HTTPS_PORT: '0', MATKA_TAG: tag, ...env },
  };
  const call = (args: string[]) => [...compose, '--project-name', name, ...args];
  const every = profiles.flatMap((profile) => ['--profile', profile]);
  const ofProject = `label=com.docker.compose.project=${name}`;
  const container = async (service: string): Promise<string> => {
    const label = `label=com.docker.compose.service=${service}`;
    const id = await docker('ps', '--all', '--quiet', '--filter', ofProject, '--filter', label);
    if (id === '' || id.includes('\n')) throw new Error(`${service} has not one container.`);
    return id;
  };
  return {
    name,
    container,
    /** Runs compose and returns its output. Throws if it fails. */
    compose: (...args: string[]) => outputOf(call(args), how),
    /** Runs compose with its output shown; returns exit code and output. */
    attempt: (...args: string[]) => run(call(args), { ...how, shown: true }),
    services: async () => {
      const service = '{{.Label "com.docker.compose.service"}}';
      const found = await docker('ps', '--all', '--filter', ofProject, '--format', service);
      return found.split('\n').sort();
    },
    /** Port on this machine that a port of a service is published on. */
    port: async (service: string, inner: number) => {
      const at = await docker('port', await container(service), String(inner));
      return Number(at.split('\n')[0]?.split(':').at(-1));
    },
    logs: async (service: string) => docker('logs', await container(service)),
    down: () =>
      outputOf(call([...every, 'down', '--volumes', '--remove-orphans', '--timeout', '5']), how),
  };
}

export type Project = ReturnType<typeof projectOf>;
