import type { Session } from '@matka/contracts/api/common';
import { t } from '../../../i18n/translate.ts';

/** A session as players call it. */
export const sessionName = (session: Session): string =>
  session === 'open' ? t('open') : t('close');
