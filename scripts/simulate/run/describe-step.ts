import { describeFate } from '../host/fate.ts';
import type { Entry, Step, Target } from './step.ts';

const named = ({ role, name, nth = 0 }: Target): string =>
  `${role} "${name}"${nth > 0 ? ` (number ${nth + 1})` : ''}`;

const lengths: readonly (readonly [number, string])[] = [
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1000, 's'],
];

/** A duration in its largest whole unit. */
function duration(ms: number): string {
  const unit = lengths.find(([length]) => Math.abs(ms) >= length && ms % length === 0);
  return unit ? `${ms / unit[0]} ${unit[1]}` : `${ms} ms`;
}

function describeEntry({ texts, ticks, session, keys }: Entry): string {
  const parts = [
    session && `type ${session}`,
    ...ticks.map((name) => `tick "${name}"`),
    ...Object.entries(texts).map(([label, text]) => `"${text}" into ${label}`),
    ...keys.map((key) => `key ${key}`),
  ];
  return parts.filter(Boolean).join(', ');
}

function describeAction(step: Step): string {
  switch (step.do) {
    case 'press':
      return `presses ${named(step.target)}${step.twice ? ' twice' : ''}`;
    case 'type':
      return `types "${step.text}" into ${named(step.target)}`;
    case 'choose':
      return `chooses "${step.option}" in ${named(step.target)}`;
    case 'sign in':
      return `signs in as ${step.mobile} with ${step.secret}`;
    case 'open':
      return `opens ${step.tile} of ${step.market}`;
    case 'fill':
      return `enters ${describeEntry(step.entry)} and adds it`;
    case 'register':
      return `registers with ${Object.entries(step.texts)
        .map(([label, text]) => `"${text}" as ${label}`)
        .join(', ')}`;
    case 'submit':
      return `presses Continue and Submit${step.twice ? ' twice' : ''}`;
    case 'sign out':
      return 'signs out';
    case 'visit':
      return `opens ${step.path}${step.withState ? ' with the state of this screen' : ''}`;
    case 'go to':
      return `goes to ${step.path}`;
    case 'look':
      return `looks${step.sees ? ` for ${step.sees.join(', ')}` : ''}${step.misses ? ` for no ${step.misses.join(', ')}` : ''}`;
    case 'back':
    case 'forward':
      return `goes ${step.do}`;
    case 'reload':
      return 'reloads';
    case 'close':
      return 'is closed';
    case 'new tab':
      return `is opened at ${step.path}`;
    case 'wait':
      return `${duration(step.ms)} pass`;
    case 'sleep':
      return `the phones sleep for ${duration(step.ms)}`;
    case 'offline':
    case 'online':
      return `phone ${step.device} goes ${step.do}`;
    case 'set clock':
      return `the clock of phone ${step.device} is set ${duration(Math.abs(step.ahead))} ${step.ahead < 0 ? 'behind' : 'ahead'}`;
    case 'fault':
      return `the next ${step.call}${step.skip ? `, after ${step.skip} others,` : ''} ${describeFate(step.fate)}`;
    case 'expire tokens':
      return 'the host rejects all access tokens issued so far';
    case 'refuse refresh':
      return `the host ${step.refuses ? 'refuses' : 'grants'} refreshes`;
    case 'suspend':
      return `${step.market} is ${step.suspended ? 'suspended' : 'opened'}`;
    case 'set draw':
      return `${step.pana} is set for ${step.market} ${step.session}`;
  }
}

/** A step in plain words. */
export function describeStep(step: Step): string {
  const who = 'tab' in step ? `${step.tab} ` : '';
  const wait =
    'wait' in step && step.wait !== undefined ? `, and ${duration(step.wait)} later:` : '';
  return `${who}${describeAction(step)}${wait}`;
}
