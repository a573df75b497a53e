import { LoginError, message } from '@matka/contracts/api/errors';
import { ApiError } from '@matka/contracts/client/api-error';
import { read } from '@matka/contracts/reading/read';
import { noConnection } from './no-connection-text.ts';

/** A failed login with a typed message, as every failed request has. */
function typedLoginText({ kind, status = 0 }: ApiError): string {
  if (kind === 'timeout') {
    return 'Connection timed out. Please check your internet connection and try again.';
  }
  if (kind === 'network') {
    return noConnection;
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

function loginBodyText(body: LoginError): string {
  const general = body.non_field_errors ?? body.detail ?? body.message;
  if (general) return general;
  for (const [field, prefix] of Object.entries(loginFieldPrefixes)) {
    const text = body[field as keyof typeof loginFieldPrefixes];
    if (text) return prefix + text;
  }
  return (
    loginStatusTexts[Number(body.status)] ??
    'Login failed. Please check your credentials and try again.'
  );
}

/**
 * The text of a failed login: the typed message of a failed request, else by the error body with
 * its `status`, or by the exception.
 */
export function loginErrorText(error: unknown): string {
  if (error instanceof ApiError) return typedLoginText(error);
  if (error instanceof Error) {
    return error.message.trim() || 'An unexpected error occurred. Please try again.';
  }
  const body = read(LoginError, error).value;
  if (body && Object.keys(error ?? {}).length > 0) return loginBodyText(body);
  return read(message, error).value ?? 'An unknown error occurred';
}
