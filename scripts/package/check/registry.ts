import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { runOrThrow } from './run.ts';

/** A package that the registry serves: its folder, for its package.json, and its tarball. */
export interface Published {
  name: string;
  folder: string;
  file: string;
}

/** A registry of this process. */
export interface Registry {
  url: string;
  close: () => void;
}

/** A private registry: it has these packages, and leads to the public registry for all others. */
export async function startRegistry(packages: readonly Published[]): Promise<Registry> {
  const other = (await runOrThrow('npm', ['config', 'get', 'registry'], { cwd: '/' }))
    .trim()
    .split('\n')
    .at(-1);
  const documentOf = ({ name, folder, file }: Published, host: string) => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const { version } = manifest;
    const dist = { tarball: `http://${host}/${basename(file)}` };
    return {
      name,
      'dist-tags': { latest: version },
      versions: { [version]: { ...manifest, dist } },
    };
  };
  const server = createServer(({ url = '/', headers: { host = '' } }, response) => {
    const path = url.slice(1);
    const tarball = packages.find(({ file }) => path === basename(file));
    const named = packages.find(({ name }) => path === name);
    if (tarball) response.end(readFileSync(tarball.file));
    else if (named) response.end(JSON.stringify(documentOf(named, host)));
    else response.writeHead(302, { location: new URL(path, other).href }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
