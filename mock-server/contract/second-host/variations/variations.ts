import { fields } from './fields.ts';
import { forms } from './forms.ts';
import { lists } from './lists.ts';
import { statuses } from './statuses.ts';
import { transport } from './transport.ts';
import type { Variation } from './variation.ts';

/** Every variation: a host that does any of these is as good as the plain one. */
export const variations: readonly Variation[] = [
  ...lists,
  ...fields,
  ...forms,
  ...statuses,
  ...transport,
];
