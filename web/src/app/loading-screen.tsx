import { t } from '../i18n/translate.ts';
import { LogoMark } from '../ui/logo.tsx';
import { Loading } from '../ui/notice.tsx';
import { useLongWait } from '../ui/use-long-wait.ts';
import styles from './loading-screen.module.css';

/** Stands in for a screen while its code is loading: empty at first. */
export function LoadingScreen() {
  if (!useLongWait()) return null;
  return (
    <main className={styles.waiting}>
      <LogoMark size={72} />
      <Loading text={t('Loading...')} />
    </main>
  );
}
