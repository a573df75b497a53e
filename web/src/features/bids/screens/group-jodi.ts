import { GROUP_JODI_DIGITS } from '../../../matka/limits.ts';
import type { Definition } from '../engine/definition.ts';
import { FILL_IN_REQUIRED } from '../engine/messages.ts';
import { readJodi } from '../engine/parse-combinations.ts';
import { jodiBets } from '../engine/payloads.ts';
import { groupJodiFailure } from '../rules/jodi.ts';

/** A jodi stands for its family: each digit kept or cut, both orders. */
export const groupJodi: Definition = {
  id: 'group-jodi',
  codes: ['group_jodi'],
  title: 'groupJodi',
  column: 'Jodi',
  entry: {
    kind: 'expanded',
    fields: [{ name: 'groupJodi', label: 'groupJodi', length: GROUP_JODI_DIGITS }],
    missing: { points: FILL_IN_REQUIRED },
    check: ({ groupJodi }) => groupJodiFailure(groupJodi),
    suggestions: {
      betTypeId: 16,
      payload: ({ inputs }) => ({ jodi: inputs.groupJodi }),
      read: readJodi,
    },
  },
  payload: jodiBets,
};
