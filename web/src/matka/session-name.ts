import { t } from '../i18n/translate.ts';

/** The name of a session for players; an unknown session keeps the name of the host. */
export function sessionName(session: string): string {
  if (session === 'open') return t('Open');
  return session === 'close' ? t('Close') : session;
}
