import type { Import } from './imports.ts';
import type { Layer } from './layers/layer.ts';
import { layerOf } from './layers.ts';
import { isTestCode, testCode } from './test-code.ts';

const inRepository = /^(contracts|fixtures|mock-server|scripts|web)\//;

const folderWithin = ({ path }: Layer, file: string): string | undefined =>
  file.slice(path.length).split('/')[0];

function violationOfTest({ from, to }: Import): string | undefined {
  const kind = testCode.find(({ files }) => files.test(from));
  if (!kind) return `${from} belongs to no kind of test code`;
  if (kind.imports.some((prefix) => to.startsWith(prefix))) return undefined;
  return `${from} may not import ${to}. ${kind.reason}`;
}

/** Why an import breaks the rules; undefined if it does not. */
export function violationOf(one: Import): string | undefined {
  const { from, to, typeOnly } = one;
  if (!inRepository.test(to)) return undefined;
  if (isTestCode(from)) return violationOfTest(one);
  if (isTestCode(to)) return `${from} may not import test code: ${to}`;
  const [own, other] = [layerOf(from), layerOf(to)];
  if (!own) return `${from} belongs to no layer`;
  if (!other) return `${to} belongs to no layer`;
  if (own === other) {
    const crosses = own.separate && folderWithin(own, from) !== folderWithin(own, to);
    return crosses ? `${from} may not import ${to}. ${own.reason}` : undefined;
  }
  const allowed = own.imports.includes(other.path) || (typeOnly && own.types?.includes(other.path));
  return allowed ? undefined : `${from} may not import ${to}. ${own.reason}`;
}
