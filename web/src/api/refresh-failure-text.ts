import { ApiError } from '@matka/contracts/client/api-error';
import type { PlainText } from '../i18n/text.ts';
import { serverText } from './server-text.ts';

const refreshStatusTexts: Record<number, PlainText> = {
  400: 'Invalid refresh token. Please login again.',
  401: 'Refresh token expired. Please login again.',
  403: 'Access denied. Please login again.',
  404: 'Token refresh not supported. Please login again.',
};

/** Why a session ended: the text of a failed refresh. */
export function refreshFailureText(error: unknown): PlainText {
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
