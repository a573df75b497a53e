import type { Package } from './lock-file.ts';

const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'CC0-1.0',
  'MIT',
  'Zlib',
];

/** Licences allowed for development tools only, which are not distributed: changes must be published, or the source named. */
const toolLicences = ['CC-BY-4.0', 'MPL-2.0'];

/** Tells if one of the licences that a package offers is allowed for its use. */
export function isAllowed({ licence, shipped }: Package): boolean {
  const allowed = shipped ? permissive : [...permissive, ...toolLicences];
  const choices = licence.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => allowed.includes(one)));
}
