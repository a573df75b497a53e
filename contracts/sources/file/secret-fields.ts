import type { SecretKind } from '../../reading/json-schema.ts';

const byField: readonly (readonly [RegExp, SecretKind])[] = [
  [
    /^(confirm_?)?(new_?|old_?|current_?)?(password|passwd|pwd|passphrase)(_?confirmation)?$/,
    'password',
  ],
  [/^(confirm_?)?(new_?|old_?)?(m?pin|m_?pin_?code)$/, 'mpin'],
  [/^(otp|one_?time_?(code|password)|verification_?code)$/, 'otp'],
  [/^access(_?token)?$/, 'access'],
  [/^refresh(_?token)?$/, 'refresh'],
  [
    /^((auth|id|session|csrf|bearer|api|device|fcm|push)_?)?tokens?$|^(api_?key|jwt|cookie|session_?id|authorization)$/,
    'token',
  ],
  [/mobile|phone|telephone|whats_?app|^msisdn$/, 'mobile'],
  [/^(first|given)_?name$/, 'first-name'],
  [/^(last|family|sur)_?name$|^surname$/, 'last-name'],
  [/^(full|display|user|holder|account_?holder|nick)_?name$/, 'name'],
  [
    /e?_?mail|address|street|^city$|^state$|pin_?code|postal|zip|^ip$|^ip_|latitude|longitude|^dob$|birth/,
    'address',
  ],
  [/^upi|upi$|vpa|ifsc|account_?(number|no)|^aadhaar|^pan_?(card|number)/, 'secret'],
  [/referral_?code|invite_?code|secret|credential/, 'secret'],
];

const snake = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();

const kinds = new Map<string, SecretKind | undefined>();

function kindOf(field: string, parent: string): SecretKind | undefined {
  const name = snake(field);
  const isPerson = /^(user|player|account|profile|customer|owner|member|me)$/.test(snake(parent));
  if (name === 'name' && isPerson) return 'name';
  return byField.find(([pattern]) => pattern.test(name))?.[1];
}

/** The kind of secret that a field holds, by its name and that of the object around it; `undefined` for others. */
export function secretKindOf(field: string, parent = ''): SecretKind | undefined {
  const key = `${parent}.${field}`;
  if (!kinds.has(key)) kinds.set(key, kindOf(field, parent));
  return kinds.get(key);
}
