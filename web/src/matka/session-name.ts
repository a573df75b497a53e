import { t } from '../i18n/translate.ts';

/** A session as players call it; one that is neither open nor close as the host sent it. */
export function sessionName(session: string): string {
  if (session === 'open') return t('Open');
  return session === 'close' ? t('Close') : session;
}
