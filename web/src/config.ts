import type { GrantType } from '@matka/contracts/api/users';
import { placeText } from '@matka/contracts/reading/place';
import { read } from '@matka/contracts/reading/read';
import * as Type from 'typebox';
import type { PlainText, Shown } from './i18n/text.ts';
import { createEvent } from './lib/event.ts';
import { DEFAULT_THEME, isThemeName, type ThemeName, themes } from './lib/theme.ts';

export type { ThemeName } from './lib/theme.ts';

/** A help line: its label and telephone number. */
export type Contact = { label: Shown; number: Shown };

const NO_NUMBER = 'Number not available';

export type AppConfig = {
  /** Base URL of the API without a trailing slash: a path (`/api`) or an absolute URL. */
  apiBase: string;
  /** Sent as app_id; with the mock it also names the world. */
  appId: string;
  theme: ThemeName;
  appName: string;
  /** The credential in use; by default the theme's. */
  grantType: GrantType;
  contacts: readonly [Contact, Contact];
  /** True if the host supports the header Idempotency-Key of POST /betting/. */
  idempotencyKey: boolean;
};

/** The credentials that a player can sign in with. */
export const grantTypes: readonly string[] = ['password', 'mpin', 'otp'] satisfies GrantType[];

/** Messages quote the descriptions of the members. */
const Text = Type.String({ pattern: '\\S', description: 'a text that is not empty' });
const ContactLine = Type.Object(
  { label: Type.Optional(Text), number: Type.Optional(Text) },
  { description: 'an object with label and number' },
);

const LINES = 'a list of at most two lines';

/** The configuration as written in the page; every member is optional. */
const Configuration = Type.Object(
  {
    apiBase: Type.Optional(
      Type.String({
        pattern: '^\\s*(https?://[^/]|/)',
        description: 'a path that begins with / or an http(s) address',
      }),
    ),
    appId: Type.Optional(Text),
    theme: Type.Optional(Text),
    grantType: Type.Optional(
      Type.Unsafe<GrantType>(
        Type.String({
          pattern: `^(${grantTypes.join('|')})$`,
          description: `one of ${grantTypes.join(', ')}`,
        }),
      ),
    ),
    contacts: Type.Optional(Type.Array(ContactLine, { description: LINES })),
    idempotencyKey: Type.Optional(Type.Boolean({ description: 'true or false' })),
  },
  { description: 'an object' },
);
export type ConfigInput = Type.Static<typeof Configuration>;

/** A configured text, or by default a text of the app. */
const shownText = (text: string | undefined, fallback: PlainText): Shown =>
  text === undefined ? fallback : { text: text.trim() };

function fail(place: string, expected: string | undefined): never {
  throw new Error(`App configuration: "${place}" must be ${expected}`);
}

/** Fills in defaults and the settings of the theme. Throws an Error that names what is invalid. */
function completed(fields: unknown): AppConfig {
  const { value, losses } = read(Configuration, fields);
  const [loss] = losses;
  if (loss)
    fail(placeText(loss.place).replace(/^\$\.?/, '') || '#matka-config', loss.schema.description);
  const { apiBase = '/api', appId = 'kalyan-matka', contacts = [], ...rest } = value ?? {};
  if (contacts.length > 2) fail('contacts', LINES);
  const name = rest.theme?.trim() ?? DEFAULT_THEME;
  const theme = isThemeName(name) ? name : DEFAULT_THEME;
  const [call, whatsApp] = contacts;
  return {
    apiBase: apiBase.trim().replace(/\/+$/, ''),
    appId: appId.trim(),
    theme,
    appName: themes[theme].appName,
    grantType: rest.grantType ?? themes[theme].grantType,
    contacts: [
      { label: shownText(call?.label, 'Call'), number: shownText(call?.number, NO_NUMBER) },
      {
        label: shownText(whatsApp?.label, 'WhatsApp'),
        number: shownText(whatsApp?.number, NO_NUMBER),
      },
    ],
    idempotencyKey: rest.idempotencyKey ?? false,
  };
}

/** Parses the configuration of the page. Throws an Error that names what is invalid. */
export function parseConfig(text: string): AppConfig {
  let fields: unknown;
  try {
    fields = JSON.parse(text);
  } catch {
    throw new Error('App configuration: the text in #matka-config is not JSON');
  }
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
