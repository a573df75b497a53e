import { ApiError } from './api-error.ts';
import { fieldsOf, firstText, serverText } from './server-text.ts';

/** A failed login: the typed message, which every real failure of the call has. */
function typedLoginText({ kind, status = 0 }: ApiError): string {
  if (kind === 'timeout') {
    return 'Connection timed out. Please check your internet connection and try again.';
  }
  if (kind === 'network') {
    return 'Unable to connect to server. Please check your internet connection and try again.';
  }
  if (status >= 500) return 'Server is temporarily unavailable. Please try again later.';
  if (status === 400 || status === 401) {
    return 'Invalid credentials. Please check your mobile number and password/PIN/OTP.';
  }
  if (status >= 400) return 'Invalid request. Please check your information and try again.';
  return 'Login failed. Please try again.';
}

const loginFieldPrefixes = {
  mobile_number: 'Mobile Number: ',
  password: 'Password: ',
  mpin: 'PIN: ',
  otp: 'OTP: ',
} as const;

const loginStatusTexts: Record<number, string> = {
  403: 'Access denied. Please contact support if this continues.',
  404: 'Service not found. Please try again later.',
  500: 'Server error. Please try again later.',
};

function loginBodyText(body: Record<string, unknown>): string {
  const general =
    firstText(body.non_field_errors) ?? firstText(body.detail) ?? firstText(body.message);
  if (general) return general;
  for (const [field, prefix] of Object.entries(loginFieldPrefixes)) {
    const text = firstText(body[field]);
    if (text) return prefix + text;
  }
  return (
    loginStatusTexts[Number(body.status)] ??
    'Login failed. Please check your credentials and try again.'
  );
}

/**
 * The text of a failed login. For a failure of the call that is its typed message; the later steps
 * take an error body, with its `status` beside its fields, or any exception.
 */
export function loginErrorText(error: unknown): string {
  if (error instanceof ApiError) return typedLoginText(error);
  if (error instanceof Error) {
    return error.message.trim() || 'An unexpected error occurred. Please try again.';
  }
  const body = fieldsOf(error);
  if (body && Object.keys(body).length > 0) return loginBodyText(body);
  return firstText(error) ?? 'An unknown error occurred';
}

/** The fields of the registration form by the name under which the host knows them. */
const registerFields = [
  'mobile_number',
  'first_name',
  'last_name',
  'password',
  'confirm_password',
  'mpin',
  'confirm_mpin',
  'otp',
] as const;
export type RegisterField = (typeof registerFields)[number];

/** What to show of a failed registration: the first message of each field, and what stands above. */
export type RegisterErrors = {
  general: string | undefined;
  fields: Partial<Record<RegisterField, string>>;
};

const isRegisterField = (name: string): name is RegisterField =>
  (registerFields as readonly string[]).includes(name);

/** The messages of a failed registration; a message of an unknown field stands above the form. */
export function registerErrors(error: unknown): RegisterErrors {
  if (error instanceof ApiError && error.kind === 'timeout') {
    return { general: 'Registration request timed out. Please try again.', fields: {} };
  }
  const data = error instanceof ApiError ? error.body : undefined;
  const fields: RegisterErrors['fields'] = {};
  let general = firstText(data);
  for (const [name, value] of Object.entries(fieldsOf(data) ?? {})) {
    const text = firstText(value);
    if (!text) continue;
    if (isRegisterField(name)) fields[name] = text;
    else general ??= text;
  }
  if (!general && Object.keys(fields).length === 0) general = 'Registration failed';
  return { general, fields };
}

/** What a failed fetch shows when the host gave no text. */
export const fetchFallback = {
  homepage: 'Failed to fetch homepage data',
  markets: 'Failed to fetch markets data',
  betTypes: 'Failed to fetch bet types data',
  suggestions: 'Failed to fetch suggestions',
  betHistory: 'Failed to fetch bet history',
  betDetails: 'Failed to fetch bet details',
  bidHistory: 'Failed to fetch bid history',
  winHistory: 'Failed to fetch win history',
  chart: 'Failed to fetch chart',
} as const;

/** The text of a failed fetch: that of the host, else `fallback`. */
export function fetchErrorText(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? serverText(error.body) : undefined) ?? fallback;
}

/** The text of a failed fetch of the game rates: the field message of the host and no other. */
export function gameRatesErrorText(error: unknown): string {
  const body = error instanceof ApiError ? fieldsOf(error.body) : undefined;
  return firstText(body?.message) ?? 'Failed to load game rates';
}

const refreshStatusTexts: Record<number, string> = {
  400: 'Invalid refresh token. Please login again.',
  401: 'Refresh token expired. Please login again.',
  403: 'Access denied. Please login again.',
  404: 'Token refresh not supported. Please login again.',
};

/** Why a session ended: the text of a failed refresh. */
export function refreshFailureText(error: unknown): string {
  const said = error instanceof ApiError ? serverText(error.body) : undefined;
  if (said && /not support/i.test(said) && /refresh/i.test(said)) {
    return 'This API does not support automatic token refresh. Please login again.';
  }
  const { kind, status = 0 } = error instanceof ApiError ? error : {};
  if (kind === 'network' || kind === 'timeout') {
    return 'Network error. Please check your connection.';
  }
  return refreshStatusTexts[status] ?? 'Session expired. Please login again.';
}
