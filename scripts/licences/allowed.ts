import type { Package } from './lock-file.ts';

/** Licences that ask for no more than that they are told. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
];

/** Licences of tools that work here and are handed to nobody: a change of their own files would have to be shown. */
const toolLicences = ['MPL-2.0'];

/** Whether a package may be here: one of the licences it offers is allowed where it is used. */
export function isAllowed({ licence, shipped }: Package): boolean {
  const allowed = shipped ? permissive : [...permissive, ...toolLicences];
  return licence.split(' OR ').some((one) => allowed.includes(one.replace(/[()]/g, '')));
}
