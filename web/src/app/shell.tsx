import { type ReactNode, useState } from 'react';
import { useAuth } from '../auth/auth-state.ts';
import { BarActionSlot } from '../ui/bar-action.tsx';
import { Logo } from '../ui/logo.tsx';
import { BottomBar } from './bottom-bar.tsx';
import styles from './shell.module.css';
import { type Bar, TopBar } from './top-bar.tsx';

/** The bars around a screen. A screen without `bar` renders its own. */
export type Chrome = { readonly bar?: Bar; readonly bottomBar?: boolean };

/** Renders the bars that a route configures around its screen. */
export function Shell({
  chrome,
  children,
}: {
  readonly chrome: Chrome;
  readonly children: ReactNode;
}) {
  const { app_name } = useAuth().appConfig;
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <BarActionSlot value={slot}>
      <div className={styles.shell}>
        <div className={styles.brand} aria-hidden="true">
          <Logo name={app_name} />
        </div>
        {chrome.bar && <TopBar bar={chrome.bar} slot={setSlot} />}
        <div className={styles.screen}>{children}</div>
        {chrome.bottomBar && <BottomBar />}
      </div>
    </BarActionSlot>
  );
}
