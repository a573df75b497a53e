import type { GrantType } from '@matka/contracts/api/users';
import type { PlainText, Shown } from './i18n/text.ts';
import { createEvent } from './lib/event.ts';
import { DEFAULT_THEME, isThemeName, type ThemeName, themes } from './lib/theme.ts';

export type { ThemeName } from './lib/theme.ts';

/** A help line: its label and telephone number. */
export type Contact = { label: Shown; number: Shown };

export type AppConfig = {
  /** Base URL of the API without a trailing slash: a path (`/api`) or an absolute URL. */
  apiBase: string;
  /** Sent as app_id; with the mock it also names the world. */
  appId: string;
  theme: ThemeName;
  appName: string;
  /** The credential in use; that of the theme by default. */
  grantType: GrantType;
  contacts: readonly [Contact, Contact];
  /** Whether the host supports the header Idempotency-Key of POST /betting/. */
  idempotencyKey: boolean;
};

const NO_NUMBER = 'numberNotAvailable';
const contactLabels = ['call', 'whatsApp'] as const;
/** The credentials that a player can sign in with. */
export const grantTypes: readonly string[] = ['password', 'mpin', 'otp'] satisfies GrantType[];
const isGrantType = (value: unknown): value is GrantType =>
  typeof value === 'string' && grantTypes.includes(value);

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fail(field: string, expected: string): never {
  throw new Error(`App configuration: "${field}" must be ${expected}`);
}

function textOf(fields: Fields, field: string, fallback: string): string {
  const value = fields[field] ?? fallback;
  return typeof value === 'string' && value.trim() !== ''
    ? value.trim()
    : fail(field, 'a text that is not empty');
}

/** A configured text, or a text of the app where there is none. */
function shownText(fields: Fields, field: string, fallback: PlainText): Shown {
  return (fields[field] ?? undefined) === undefined
    ? fallback
    : { text: textOf(fields, field, '') };
}

function baseOf(fields: Fields): string {
  const base = textOf(fields, 'apiBase', '/api').replace(/\/+$/, '');
  return /^(https?:\/\/[^/]|\/|$)/.test(base)
    ? base
    : fail('apiBase', 'a path that begins with / or an http(s) address');
}

function themeOf(fields: Fields): ThemeName {
  const name = textOf(fields, 'theme', DEFAULT_THEME);
  return isThemeName(name) ? name : DEFAULT_THEME;
}

function grantTypeOf(fields: Fields, theme: ThemeName): GrantType {
  const value = fields.grantType ?? themes[theme].grantType;
  return isGrantType(value) ? value : fail('grantType', `one of ${grantTypes.join(', ')}`);
}

function contactsOf(fields: Fields): [Contact, Contact] {
  const list: unknown = fields.contacts ?? [];
  if (!Array.isArray(list) || list.length > 2) fail('contacts', 'a list of at most two lines');
  const line = (index: 0 | 1): Contact => {
    const entry: unknown = list[index] ?? {};
    if (!isFields(entry)) fail(`contacts[${index}]`, 'an object with label and number');
    return {
      label: shownText(entry, 'label', contactLabels[index] ?? 'call'),
      number: shownText(entry, 'number', NO_NUMBER),
    };
  };
  return [line(0), line(1)];
}

function flagOf(fields: Fields, field: string): boolean {
  const value = fields[field] ?? false;
  return typeof value === 'boolean' ? value : fail(field, 'true or false');
}

/** The configuration as written in the page; every member is optional. */
export type ConfigInput = {
  [Name in Exclude<keyof AppConfig, 'contacts'>]?: AppConfig[Name] | undefined;
} & { contacts?: readonly { label?: string; number?: string }[] };

/** Fills in defaults and the settings of the theme. Throws an Error that names the invalid field. */
function completed(fields: Fields): AppConfig {
  const theme = themeOf(fields);
  return {
    apiBase: baseOf(fields),
    appId: textOf(fields, 'appId', 'kalyan-matka'),
    theme,
    appName: themes[theme].appName,
    grantType: grantTypeOf(fields, theme),
    contacts: contactsOf(fields),
    idempotencyKey: flagOf(fields, 'idempotencyKey'),
  };
}

/** Parses the configuration of the page. Throws an Error that names the invalid field. */
export function parseConfig(text: string): AppConfig {
  let fields: unknown;
  try {
    fields = JSON.parse(text);
  } catch {
    throw new Error('App configuration: the text in #matka-config is not JSON');
  }
  if (!isFields(fields)) throw new Error('App configuration: #matka-config must hold an object');
  return completed(fields);
}

let current: AppConfig | undefined;
const configured = createEvent<[AppConfig]>();

function pageText(): string {
  const element = document.getElementById('matka-config');
  if (!element) throw new Error('App configuration: the page has no #matka-config');
  return element.textContent;
}

/** Shows why the page cannot start, instead of a blank page. */
function configOfPage(): AppConfig {
  try {
    return parseConfig(pageText());
  } catch (error) {
    document.body.textContent = error instanceof Error ? error.message : String(error);
    throw error;
  }
}

/** The configuration of the page, parsed once; the defaults outside a page. */
export function config(): AppConfig {
  current ??= typeof document === 'undefined' ? completed({}) : configOfPage();
  return current;
}

/** Sets the given members and defaults for the rest, for tests and use outside a page. */
export function setConfig(partial: ConfigInput): AppConfig {
  current = completed(partial);
  configured.announce(current);
  return current;
}

export const onConfig = configured.follow;
