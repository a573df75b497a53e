import type { Import } from './imports.ts';

/** A room of the house: where its files stand and what of the house they may reach. */
interface Room {
  name: string;
  files: RegExp;
  reaches: RegExp;
  /** What may be reached by `import type` besides. */
  types?: RegExp;
}

const test = String.raw`(\.test\.tsx?$|^web/src/testing/|^mock-server/test/)`;
const outside = (pattern: string) => new RegExp(`^(?!.*${test})${pattern}`);

/** The first room that fits a file holds for it. Tests may reach across, but never into the app that ships. */
const rooms: Room[] = [
  { name: 'contracts', files: /^contracts\/(?!api\/)/, reaches: /^contracts\// },
  { name: 'tests', files: new RegExp(test), reaches: /./ },
  { name: 'contracts/api', files: /^contracts\/api\//, reaches: /^contracts\/api\// },
  { name: 'fixtures', files: /^fixtures\//, reaches: /^fixtures\//, types: /^contracts\/api\// },
  {
    name: 'mock-server/client',
    files: /^mock-server\/client\//,
    reaches: /^mock-server\/client\//,
    types: /^(contracts\/api|mock-server\/src)\//,
  },
  {
    name: 'mock-server game',
    files: outside('mock-server/src/game/'),
    reaches: /^mock-server\/src\/game\//,
    types: /^contracts\/api\//,
  },
  {
    name: 'mock-server in process',
    files: /^mock-server\/create-mock\.ts$/,
    reaches: /^(mock-server\/(client|src)|fixtures)\//,
  },
  {
    name: 'mock-server contract',
    files: /^mock-server\/contract\//,
    reaches: /^(mock-server|contracts|fixtures|scripts\/testing)\//,
  },
  {
    name: 'mock-server',
    files: /^mock-server\//,
    reaches: /^(mock-server\/src|contracts\/api|fixtures)\//,
  },
  {
    name: 'web lib',
    files: outside('web/src/lib/'),
    reaches: /^web\/src\/lib\//,
    types: /^contracts\/api\//,
  },
  {
    name: 'web matka',
    files: outside('web/src/matka/'),
    reaches: /^web\/src\/(matka|lib)\//,
    types: /^contracts\/api\//,
  },
  {
    name: 'web ui',
    files: outside('web/src/(ui|themes)/'),
    reaches: /^web\/src\/(ui|themes|lib)\//,
  },
  {
    name: 'web api',
    files: outside('web/src/api/'),
    reaches: /^web\/src\/(api|lib)\/|^web\/src\/config\.ts/,
    types: /^contracts\/api\//,
  },
  {
    name: 'web auth',
    files: outside('web/src/auth/'),
    reaches: /^web\/src\/(api|auth|lib)\/|^web\/src\/config\.ts/,
    types: /^contracts\/api\//,
  },
  {
    name: 'web submissions',
    files: outside('web/src/submissions/'),
    reaches: /^web\/src\/(submissions|ui|api|auth|matka|lib)\/|^web\/src\/config\.ts/,
    types: /^contracts\/api\//,
  },
  {
    name: 'web features',
    files: outside('web/src/features/'),
    reaches:
      /^web\/src\/(features|submissions|ui|themes|api|auth|matka|lib)\/|^web\/src\/config\.ts/,
    types: /^contracts\/api\//,
  },
  {
    name: 'web app',
    files: outside('web/src/'),
    reaches: /^web\/src\//,
    types: /^contracts\/api\//,
  },
];

const inHouse = /^(contracts|fixtures|mock-server|scripts|web)\//;
const feature = /^web\/src\/features\/([^/]+)\//;

/** Why this import goes the wrong way, or nothing when it is right. */
export function wrongDirection({ from, to, typeOnly }: Import): string | undefined {
  if (!inHouse.test(to)) return undefined;
  const room = rooms.find(({ files }) => files.test(from));
  if (!room) return undefined;
  const allowed = room.reaches.test(to) || (typeOnly && room.types?.test(to));
  if (!allowed) return `${room.name}: ${from} may not import ${to}`;
  const [own, other] = [feature.exec(from)?.[1], feature.exec(to)?.[1]];
  const crosses = room.name === 'web features' && own && other && own !== other;
  return crosses ? `feature ${own} may not import feature ${other}: ${from}` : undefined;
}
