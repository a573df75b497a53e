import {
  type Endpoint,
  endpointNames,
  endpoints,
  endpointTitle,
  isUnused,
  readsOf,
} from '../api/endpoints.ts';
import { responseRules } from '../check/reading/response-rules.ts';
import { ruleNames, rules } from '../check/rules.ts';
import { fieldsOf, isLeaf, type PlacedField } from '../reading/fields.ts';
import { expectedText } from '../reading/loss-texts.ts';
import { placeText } from '../reading/place.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

function whenMissing({ presence, schema }: PlacedField): string {
  if (presence === 'needed') return 'failure: what needs it is left out';
  return presence === 'optional' || schema['x-silent'] ? 'permitted' : 'failure';
}

const fieldRow = (field: PlacedField): string =>
  `| \`${cell(placeText(field.place))}\` | ${cell(expectedText(field.schema))} | ${whenMissing(field)} |`;

const callSection = (name: (typeof endpointNames)[number]): string[] => {
  const { success } = readsOf(name);
  const { unshown }: Endpoint = endpoints[name];
  if (!success) return [];
  const rows = new Set(fieldsOf(success).filter(isLeaf).map(fieldRow));
  const besides = (name !== 'register' && responseRules[name]?.holds) || '';
  const sentences = [
    ...(isUnused(name) ? ['No screen asks for it: all of this is noted.'] : []),
    ...(unshown === undefined
      ? []
      : [`No screen shows \`${unshown}\`: it may be missing, or in any form.`]),
    ...(besides ? [`Besides, ${besides}.`] : []),
  ];
  const above = sentences.length > 0 ? [sentences.join(' '), ''] : [];
  const head = ['| field | expected | missing or null |', '|---|---|---|'];
  return [`### ${endpointTitle(name)}`, '', ...above, ...head, ...rows, ''];
};

/** The page in docs about the failures of the kit, in Markdown. */
export const rulesPage = (): string =>
  [
    '# What counts as broken',
    '',
    'A **failure** contradicts what the client can read, another response of the same host, or a rule of the game that the host itself states. It ends a verification with exit code 1, and its rule is the `rule` of `--json` and of files of known findings.',
    'Whatever else the kit says is a **note**: [a host may do that](what-a-host-may-do.md), and a player sees something unusual.',
    'This page is written by `npm run contracts:check -- --update` from `contracts/check/rules.ts` and the declarations in `contracts/api/`.',
    '',
    '| rule | call | a failure where it does not hold |',
    '|---|---|---|',
    ...ruleNames.map((name) => {
      const { call, holds } = rules[name];
      return `| ${name} | ${name === 'reading' ? 'all' : endpointTitle(call)} | ${holds} |`;
    }),
    '',
    '## What the client reads',
    '',
    'The rule `reading`: a value that is neither as expected nor missing is a failure. A missing one is a failure, or permitted, unless the sentence above the fields asks for it. Fields that are not listed are not read.',
    'A refusal has any status of 4xx, but 401 for a token alone, and any body: the app has words of its own. That of a bet is JSON, and indicates a wallet that is too small. Bodies are JSON in UTF-8.',
    '',
    ...endpointNames.flatMap(callSection),
  ].join('\n');
