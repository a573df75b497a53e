import { ApiError } from '@matka/contracts/client/api-error';
import type { PlainText } from '../i18n/text.ts';
import { serverText } from './server-text.ts';

const refreshStatusTexts: Record<number, PlainText> = {
  400: 'invalidRefreshTokenPleaseLoginAgain',
  401: 'refreshTokenExpiredPleaseLoginAgain',
  403: 'accessDeniedPleaseLoginAgain',
  404: 'refreshNotSupportedByHost',
};

/** Why a session ended: the text of a failed refresh. */
export function refreshFailureText(error: unknown): PlainText {
  const said = error instanceof ApiError ? serverText(error.body) : undefined;
  if (said && /not support/i.test(said) && /refresh/i.test(said)) {
    return 'refreshNotSupportedByApi';
  }
  const { kind, status = 0 } = error instanceof ApiError ? error : {};
  if (kind === 'network' || kind === 'timeout') {
    return 'networkErrorPleaseCheckYourConnection';
  }
  return refreshStatusTexts[status] ?? 'sessionExpiredPleaseLoginAgain';
}
