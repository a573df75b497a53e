import { distance } from '../cli/closest.ts';
import type { SecretKind } from '../reading/json-schema.ts';
import { declaredSecrets } from './declared-fields.ts';

const credentialKinds = [
  'password',
  'mpin',
  'otp',
  'access',
  'refresh',
  'token',
  'secret',
] as const;

/** Other words for credentials, as hosts and people write them: the names of the contract are declared. */
const otherWords: Partial<Record<SecretKind, readonly string[]>> = {
  password: ['pass', 'passwd', 'passcode', 'passphrase', 'pwd'],
  mpin: ['pin'],
  token: ['token', 'auth', 'bearer', 'cookie', 'jwt'],
  secret: ['secret', 'credential'],
};
const otherNames: Partial<Record<SecretKind, readonly string[]>> = {
  mpin: ['mpincode'],
  otp: ['onetimecode', 'onetimepassword', 'verificationcode'],
  token: ['apikey', 'sessionid', 'authorization'],
  secret: ['referralcode', 'invitecode'],
};
const before = 'confirm|new|old|current|id|session|csrf|api|device|fcm|push';

/** Parts of names that say who somebody is, or how to reach or pay them. */
const personal: readonly (readonly [RegExp, SecretKind])[] = [
  [/mobile|phone|telephone|whats_?app|^msisdn$/, 'mobile'],
  [/^given_?name$/, 'first-name'],
  [/^(family|sur)_?name$/, 'last-name'],
  [/^(full|display|user|holder|account_?holder|nick)_?name$/, 'name'],
  [
    /e?_?mail|address|street|^city$|^state$|pin_?code|postal|zip|^ip$|^ip_|latitude|longitude|^dob$|birth/,
    'address',
  ],
  [/^upi|upi$|vpa|ifsc|account_?(number|no)|^aadhaar|^pan_?(card|number)/, 'secret'],
];
const person = /^(user|player|account|profile|customer|owner|member|me)$/;

const snake = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();

const wordsOf = (kind: SecretKind): string[] => [
  ...[...declaredSecrets].filter(([, one]) => one === kind).map(([name]) => lettersOf(name)),
  ...(otherWords[kind] ?? []),
];
const lettersOf = (name: string): string => name.replaceAll('_', '');

const credentials = credentialKinds.map((kind) => {
  const words = [...wordsOf(kind), ...(otherNames[kind] ?? [])].join('|');
  const whole = `^(${before})*(${words})(s|token|confirmation)?$`;
  return [new RegExp(kind === 'secret' ? words : whole), kind] as const;
});

/** Words so long that a name that is one letter away is a misspelt one: `pasword`. */
const longWords = credentialKinds.flatMap((kind) =>
  wordsOf(kind).flatMap((word) => (word.length < 6 ? [] : [{ word, kind }])),
);
const misspelt = (name: string): SecretKind | undefined =>
  longWords.find(
    ({ word }) => Math.abs(word.length - name.length) <= 1 && distance(name, word) <= 1,
  )?.kind;

function kindOf(field: string, parent: string): SecretKind | undefined {
  const name = snake(field);
  if (name === 'name' && person.test(snake(parent))) return 'name';
  return (
    declaredSecrets.get(name) ??
    credentials.find(([pattern]) => pattern.test(lettersOf(name)))?.[1] ??
    misspelt(lettersOf(name)) ??
    personal.find(([pattern]) => pattern.test(name))?.[1]
  );
}

const kinds = new Map<string, SecretKind | undefined>();
/** A server reads names without end. */
const maxKinds = 10_000;

/** The kind of secret that a field holds, by its name and that of the object around it; `undefined` for others. */
export function secretKindOf(field: string, parent = ''): SecretKind | undefined {
  const key = `${parent}.${field}`;
  if (kinds.size > maxKinds) kinds.clear();
  if (!kinds.has(key)) kinds.set(key, kindOf(field, parent));
  return kinds.get(key);
}
