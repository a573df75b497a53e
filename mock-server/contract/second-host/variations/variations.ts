import { accounts } from './accounts.ts';
import { catalogue } from './catalogue.ts';
import { combinationsOf } from './combined.ts';
import { draws } from './draws.ts';
import { fields } from './fields.ts';
import { forms } from './forms.ts';
import { histories } from './histories.ts';
import { lists } from './lists.ts';
import { statuses } from './statuses.ts';
import { transport } from './transport.ts';
import type { Variation } from './variation.ts';
import { wire } from './wire.ts';

/** Variations by one difference each. */
const single: readonly Variation[] = [
  ...lists,
  ...fields,
  ...forms,
  ...statuses,
  ...transport,
  ...catalogue,
  ...accounts,
  ...draws,
  ...histories,
  ...wire,
];

/** Every variation: a host that does any of these is as good as the plain one. */
export const variations: readonly Variation[] = [...single, ...combinationsOf(single)];
