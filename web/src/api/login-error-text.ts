import { ApiError } from '@matka/contracts/client/api-error';
import { readRefusal } from '@matka/contracts/client/refusal';
import type { PlainText, Shown } from '../i18n/text.ts';

function typedLoginText({ kind, status = 0 }: ApiError): PlainText {
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

const loginFieldTexts = {
  mobile_number: 'Mobile Number: {text}',
  password: 'Password: {text}',
  mpin: 'PIN: {text}',
  otp: 'OTP: {text}',
} as const;

const loginFields = ['mobile_number', 'password', 'mpin', 'otp'] as const;

const loginStatusTexts: Record<number, PlainText> = {
  403: 'Access denied. Please contact support if this continues.',
  404: 'Service not found. Please try again later.',
  500: 'Server error. Please try again later.',
};

function loginBodyText(body: object): Shown {
  const { texts, fields } = readRefusal(body);
  const general = texts.non_field_errors ?? texts.detail ?? texts.message;
  if (general) return { text: general };
  for (const field of loginFields) {
    const text = fields[field];
    if (text) return { id: loginFieldTexts[field], values: { text } };
  }
  const status = 'status' in body ? Number(body.status) : 0;
  return loginStatusTexts[status] ?? 'Login failed. Please check your credentials and try again.';
}

/** The text of a failed login: of a failed request by its status, else by the error body or the exception. */
export function loginErrorText(error: unknown): Shown {
  if (error instanceof ApiError) return typedLoginText(error);
  if (error instanceof Error) {
    const text = error.message.trim();
    return text ? { text } : 'An unexpected error occurred. Please try again.';
  }
  const { body: text } = readRefusal(error).texts;
  if (text) return { text };
  const isEmpty = typeof error !== 'object' || !error || Object.keys(error).length === 0;
  return isEmpty ? 'An unknown error occurred' : loginBodyText(error);
}
