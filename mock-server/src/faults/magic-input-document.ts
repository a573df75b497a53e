import { magicPassword } from '@matka/fixtures/players';
import type { MagicInput } from './magic-input.ts';
import { magicInputs } from './magic-inputs.ts';

/** Describes the input in words. */
export function describeTrigger({ trigger }: MagicInput): string {
  switch (trigger.kind) {
    case 'form':
      return `mobile number ${trigger.mobile}`;
    case 'player':
      return `signed in as ${trigger.mobile}`;
    case 'amount':
      return `${trigger.amount} points in one bet request`;
  }
}

/** The requests that the input makes fail. */
function describeRequests({ trigger, rule: { method } }: MagicInput): string {
  switch (trigger.kind) {
    case 'form':
      return '`/users/*`';
    case 'player':
      return trigger.paths.map((path) => `\`${method ? `${method} ` : ''}${path}\``).join(', ');
    case 'amount':
      return '`POST /betting/`';
  }
}

/** What comes back in place of the usual response. */
function describeResponse({ rule }: MagicInput): string {
  const { effect, milliseconds, when } = rule;
  if (effect === 'status') return `${rule.status} \`${JSON.stringify(rule.body)}\``;
  if (effect === 'malformed') return 'the usual one, cut off';
  if (milliseconds) return `none within ${milliseconds / 1000} s`;
  return when === 'after-commit' ? 'none, after the bet was placed' : 'none';
}

/** The list of magic inputs in Markdown, generated so that it is always complete. */
export function magicInputDocument(): string {
  const rows = magicInputs.map(
    (row) =>
      `| ${row.requirement} | ${describeTrigger(row)} | ${describeRequests(row)} | ${row.description} | ${describeResponse(row)} |`,
  );
  return [
    '# Magic inputs',
    '',
    'Inputs that make the mock fail on purpose, in every world, without the control API. The players listed here',
    `sign in with the password \`${magicPassword}\` or the development OTP and work normally otherwise.`,
    '',
    'Where the connection breaks, the app shows a network error only if it calls the mock directly: the web servers of this',
    'project answer 502 instead, so the app shows that status.',
    '',
    '| for | input | requests | what happens | response |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
