import { type Outcome, outputOf, run } from './command.ts';
import { docker } from './engine.ts';

/** A compose project: services, volumes and networks isolated from all others on this machine. */
export interface Project {
  readonly name: string;
  /** Runs compose and returns its output. Throws if it fails. */
  compose: (...args: string[]) => Promise<string>;
  /** Runs compose with its output shown; returns exit code and output. */
  attempt: (...args: string[]) => Promise<Outcome>;
  services: () => Promise<string[]>;
  container: (service: string) => Promise<string>;
  /** Port on this machine that a port of a service is published on. */
  port: (service: string, inner: number) => Promise<number>;
  logs: (service: string) => Promise<string>;
  /** Stops and removes everything, volumes included. */
  down: () => Promise<void>;
}

const profiles = ['offline', 'ci', 'real', 'many'];

/** Creates a project of docker-compose.yml whose variables come from `env` alone, on any free ports. */
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
