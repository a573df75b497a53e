import { fieldErrors } from '../../shared/http-error.ts';
import { worldIdPattern } from '../../worlds/worlds.ts';

/** Throws 400 at a field for an id that no world may have. */
export function checkWorldId(field: string, id: string): void {
  if (worldIdPattern.test(id)) return;
  throw fieldErrors({ [field]: ['A world id has 1 to 64 letters a-z, digits and hyphens.'] });
}
