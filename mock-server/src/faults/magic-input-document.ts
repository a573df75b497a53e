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

/** The list of magic inputs in Markdown, generated so that it is always complete. */
export function magicInputDocument(): string {
  const rows = magicInputs.map(
    (row) => `| ${row.requirement} | ${describeTrigger(row)} | ${row.description} |`,
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
    '| for | input | what happens |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
