import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { t } from '../i18n/translate.ts';
import { focusHeading } from '../ui/focus.ts';
import { LogoMark } from '../ui/logo.tsx';
import { Loading } from '../ui/notice.tsx';
import styles from './loading-screen.module.css';

/** Shown while the code of a screen is loading. */
export function LoadingScreen() {
  return (
    <main className={styles.waiting}>
      <LogoMark size={72} />
      <Loading text={t('Loading...')} />
    </main>
  );
}

/** Focuses the heading of a screen that came late, since the control that opened it is gone. */
function FocusHeading() {
  useLayoutEffect(() => {
    if (document.activeElement === document.body) focusHeading();
  }, []);
  return null;
}

/** Shows that a screen is loading until its code is there, in place of the last screen. */
export function LoadingWhileSlow({ children }: { readonly children?: ReactNode }) {
  return (
    <Suspense fallback={<LoadingScreen />}>
      {children}
      <FocusHeading />
    </Suspense>
  );
}
