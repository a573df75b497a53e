import { t } from '../i18n/translate.ts';
import { LogoMark } from '../ui/logo.tsx';
import { Loading } from '../ui/notice.tsx';
import styles from './loading-screen.module.css';

/** Shown while the code of a screen is loading. */
export function LoadingScreen() {
  return (
    <main className={styles.waiting}>
      <LogoMark size={72} />
      <Loading text={t('loading')} />
    </main>
  );
}
