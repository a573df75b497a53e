import { t } from '../i18n/translate.ts';
import { Loading } from '../ui/notice.tsx';
import { useLongWait } from '../ui/use-long-wait.ts';

/** Stands in for a screen while its code is loading: empty at first. */
export const LoadingScreen = () =>
  useLongWait() && (
    <main>
      <Loading text={t('Loading...')} />
    </main>
  );
