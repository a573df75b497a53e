import { type Checks, eventually, same } from './assert.ts';
import { docker } from './engine.ts';
import { request } from './request.ts';

/**
 * Makes an image of the web server as another release: this one with one file added below /assets. Returns its name.
 */
export async function releaseWith(tag: string, release: string, file: string): Promise<string> {
  const base = `matka/web:${tag}`;
  const image = `matka/web:${release}`;
  const shell = ['--detach', '--user', '0', '--entrypoint', 'sh', base, '-c'];
  const made = await docker('run', ...shell, `echo 1 > /srv/assets/${file}`);
  await docker('wait', made);
  const [{ Config: was }] = JSON.parse(await docker('image', 'inspect', base));
  const changes = [
    `ENTRYPOINT ${JSON.stringify(was.Entrypoint)}`,
    `CMD ${JSON.stringify(was.Cmd)}`,
    `USER ${was.User}`,
  ];
  await docker('commit', ...changes.flatMap((change) => ['--change', change]), made, image);
  await docker('rm', made);
  return image;
}

/** Two releases side by side, as while a deployment moves from one to the other and back. */
export function blueGreenChecks(name: string, tag: string): Checks {
  const volume = `${name}-kept-assets`;
  const files = { blue: 'screen-of-blue.js', green: 'screen-of-green.js' };
  /** Starts a release beside the others and waits until it is healthy. */
  const start = async (image: string) => {
    const env = ['--env', 'MATKA_API_TARGET=http://127.0.0.1:9'];
    const where = ['--volume', `${volume}:/kept`, '--publish', '127.0.0.1:0:8080'];
    const id = await docker(
      'run',
      '--detach',
      '--tmpfs',
      '/config:uid=1000',
      ...env,
      ...where,
      image,
    );
    const port = Number((await docker('port', id, '8080')).split('\n')[0]?.split(':').at(-1));
    await eventually(async () => same((await request(port, '/healthz')).status, 200), 30);
    return { port, stop: () => docker('rm', '--force', id) };
  };
  const hasAllFiles = async (port: number) => {
    for (const file of Object.values(files)) {
      const { status, headers } = await request(port, `/assets/${file}`);
      same([file, status], [file, 200]);
      same(headers['cache-control'], 'public, max-age=31536000, immutable');
    }
  };
  return {
    'blue-green: two releases side by side have the files of each other, before and after the switch':
      async () => {
        const images = [
          await releaseWith(tag, `${tag}-blue`, files.blue),
          await releaseWith(tag, `${tag}-green`, files.green),
        ] as const;
        const stops: (() => Promise<unknown>)[] = [];
        try {
          const blue = await start(images[0]);
          stops.push(blue.stop);
          const green = await start(images[1]);
          stops.push(green.stop);
          await hasAllFiles(blue.port);
          await hasAllFiles(green.port);
          await blue.stop();
          await hasAllFiles(green.port);
          const back = await start(images[0]);
          stops.push(back.stop);
          await green.stop();
          await hasAllFiles(back.port);
        } finally {
          for (const stop of stops) await stop().catch(() => undefined);
          await docker('volume', 'rm', '--force', volume);
          await docker('image', 'rm', '--force', ...images);
        }
      },
  };
}
