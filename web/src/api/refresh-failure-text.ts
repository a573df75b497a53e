import { ApiError } from '@matka/contracts/client/api-error';
import { readRefusal } from '@matka/contracts/client/refusal';
import type { PlainText } from '../i18n/text.ts';
import { hasNoNetwork } from './has-no-network.ts';

const refreshStatusTexts: Record<number, PlainText> = {
  400: 'Invalid refresh token. Please login again.',
  401: 'Refresh token expired. Please login again.',
  403: 'Access denied. Please login again.',
  404: 'Token refresh not supported. Please login again.',
};

/** The text of a failed refresh: the reason why the session ended. */
export function refreshFailureText(error: unknown): PlainText {
  const texts = error instanceof ApiError ? Object.values(readRefusal(error.body).texts) : [];
  if (texts.some((text) => /not support/i.test(text) && /refresh/i.test(text))) {
    return 'This API does not support automatic token refresh. Please login again.';
  }
  if (hasNoNetwork(error)) return 'Network error. Please check your connection.';
  const { status = 0 } = error instanceof ApiError ? error : {};
  return refreshStatusTexts[status] ?? 'Session expired. Please login again.';
}
