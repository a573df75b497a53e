import { LoginError, message } from '@matka/contracts/api/errors';
import { ApiError } from '@matka/contracts/client/api-error';
import { read } from '@matka/contracts/reading/read';
import type { PlainText, Shown } from '../i18n/text.ts';

function typedLoginText({ kind, status = 0 }: ApiError): PlainText {
  if (kind === 'timeout') {
    return 'loginTimedOut';
  }
  if (kind === 'network') {
    return 'loginNoConnection';
  }
  if (status >= 500) return 'serverUnavailable';
  if (status === 400 || status === 401) {
    return 'invalidCredentials';
  }
  if (status >= 400) return 'loginInvalidRequest';
  return 'loginFailedPleaseTryAgain';
}

const loginFieldTexts = {
  mobile_number: 'mobileNumberText',
  password: 'passwordText',
  mpin: 'pinError',
  otp: 'otpText',
} as const;

const loginFields = ['mobile_number', 'password', 'mpin', 'otp'] as const;

const loginStatusTexts: Record<number, PlainText> = {
  403: 'loginAccessDenied',
  404: 'loginServiceNotFound',
  500: 'serverErrorPleaseTryAgainLater',
};

function loginBodyText(body: LoginError): Shown {
  const general = body.non_field_errors ?? body.detail ?? body.message;
  if (general) return { text: general };
  for (const field of loginFields) {
    const text = body[field];
    if (text) return { id: loginFieldTexts[field], values: { text } };
  }
  return loginStatusTexts[Number(body.status)] ?? 'loginCheckCredentials';
}

/** The text of a failed login: of a failed request by its status, else by the error body or the exception. */
export function loginErrorText(error: unknown): Shown {
  if (error instanceof ApiError) return typedLoginText(error);
  if (error instanceof Error) {
    const text = error.message.trim();
    return text ? { text } : 'unexpectedError';
  }
  const body = read(LoginError, error).value;
  if (body && Object.keys(error ?? {}).length > 0) return loginBodyText(body);
  const text = read(message, error).value;
  return text ? { text } : 'anUnknownErrorOccurred';
}
