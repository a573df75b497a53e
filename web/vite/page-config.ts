import { readBoolean } from '@matka/contracts/cli/boolean';
import { parseConfig } from '../src/config.ts';

export type Environment = Record<string, string | undefined>;

/** The world of a host name: `<label>.localhost`, with or without a port, is the world `label`. */
export function worldOf(host: string | undefined): string | undefined {
  return host?.match(/^([a-z0-9-]+)\.localhost(?::\d+)?$/i)?.[1]?.toLowerCase();
}

/** `Call=+91 …; WhatsApp=+91 …`, one line each, at most two. */
function contactsOf(text: string): { label: string; number: string }[] {
  return text.split(';').map((line) => {
    const [label = '', number = ''] = line.split(/=(.*)/s);
    return { label, number };
  });
}

/** The variables of the members of the configuration. */
const variables = new Map([
  ['apiBase', 'MATKA_API_BASE'],
  ['appId', 'MATKA_APP_ID'],
  ['theme', 'MATKA_THEME'],
  ['grantType', 'MATKA_GRANT_TYPE'],
  ['contacts', 'MATKA_CONTACTS'],
]);

/** Throws an Error that names the variable and the member, for a configuration that no page can use. */
function check(json: string): void {
  try {
    parseConfig(json);
  } catch (error) {
    const { message } = error as Error;
    const variable = variables.get(/"(\w+)/.exec(message)?.[1] ?? '');
    throw new Error(variable ? `${variable}: ${message}` : message, { cause: error });
  }
}

/**
 * The text that replaces `__MATKA_CONFIG__`: JSON, safe inside an HTML script element.
 * @param host host name of the request; its world overrides MATKA_APP_ID
 * @throws Error that names the variable of an invalid value
 */
export function pageConfig(env: Environment, host: string | undefined): string {
  const { MATKA_CONTACTS } = env;
  const json = JSON.stringify({
    apiBase: env.MATKA_API_BASE || '/api',
    appId: worldOf(host) ?? (env.MATKA_APP_ID || 'kalyan-matka'),
    theme: env.MATKA_THEME || undefined,
    grantType: env.MATKA_GRANT_TYPE || undefined,
    contacts: MATKA_CONTACTS ? contactsOf(MATKA_CONTACTS) : undefined,
    idempotencyKey: readBoolean(env, 'MATKA_IDEMPOTENCY_KEY'),
  });
  check(json);
  return json.replaceAll('<', '\\u003c');
}
