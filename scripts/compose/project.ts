import { type Outcome, outputOf, run } from './command.ts';
import { docker } from './engine.ts';

/** One set of services, volumes and networks, apart from all others of this machine. */
export interface Project {
  readonly name: string;
  /** Runs compose; the output of a command that has to succeed. */
  compose: (...args: string[]) => Promise<string>;
  /** Runs compose with its output shown, and gives what it came to. */
  attempt: (...args: string[]) => Promise<Outcome>;
  /** The services that have a container. */
  services: () => Promise<string[]>;
  /** The id of the container of a service. */
  container: (service: string) => Promise<string>;
  /** The port of this machine behind which a port of a service lies. */
  port: (service: string, inner: number) => Promise<number>;
  /** What a service has written so far. */
  logs: (service: string) => Promise<string>;
  /** Ends it all and forgets its volumes. */
  down: () => Promise<void>;
}

const profiles = ['offline', 'ci', 'real'];

/** A project of docker-compose.yml by name, its variables given by `env` alone. Ports are any free ones. */
export function projectOf(
  compose: readonly string[],
  name: string,
  env: NodeJS.ProcessEnv = {},
): Project {
  const own = Object.fromEntries(
    Object.keys(process.env)
      .filter((key) => key.startsWith('MATKA_') || key === 'COMPOSE_PROFILES')
      .map((key) => [key, undefined]),
  );
  const how = { env: { ...own, MATKA_WEB_PORT: '0', MATKA_HTTPS_PORT: '0', ...env } };
  const call = (args: string[]) => [...compose, '--project-name', name, ...args];
  const every = profiles.flatMap((profile) => ['--profile', profile]);
  const ofProject = `label=com.docker.compose.project=${name}`;
  const project: Project = {
    name,
    compose: (...args) => outputOf(call(args), how),
    attempt: (...args) => run(call(args), { ...how, shown: true }),
    services: async () => {
      const service = '{{.Label "com.docker.compose.service"}}';
      const found = await docker('ps', '--all', '--filter', ofProject, '--format', service);
      return found.split('\n').sort();
    },
    container: async (service) => {
      const label = `label=com.docker.compose.service=${service}`;
      const id = await docker('ps', '--all', '--quiet', '--filter', ofProject, '--filter', label);
      if (id === '' || id.includes('\n')) throw new Error(`${service} has not one container.`);
      return id;
    },
    port: async (service, inner) => {
      const at = await docker('port', await project.container(service), String(inner));
      return Number(at.split('\n')[0]?.split(':').at(-1));
    },
    logs: async (service) => docker('logs', await project.container(service)),
    down: async () => {
      await outputOf(
        call([...every, 'down', '--volumes', '--remove-orphans', '--timeout', '5']),
        how,
      );
    },
  };
  return project;
}
