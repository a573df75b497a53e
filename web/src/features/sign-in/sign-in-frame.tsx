import type { ReactNode } from 'react';
import { useAuth } from '../../auth/auth-state.ts';
import { useAppliedScheme } from '../../themes/apply-scheme.ts';
import { LogoMark } from '../../ui/logo.tsx';
import styles from './sign-in-frame.module.css';

type AuthFrameProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly corner?: ReactNode;
  readonly children: ReactNode;
};

/** The layout of login and registration: head with emblem and name, then the form, by the theme's `--auth-*` tokens. */
export function AuthFrame({ title, lead, corner, children }: AuthFrameProps) {
  const { appConfig } = useAuth();
  useAppliedScheme();
  return (
    <div className={styles.page} data-auth="">
      <div className={styles.box}>
        <header className={styles.hero}>
          {lead && <div className={styles.lead}>{lead}</div>}
          {corner && <div className={styles.corner}>{corner}</div>}
          <div className={styles.emblem}>
            <LogoMark size={48} />
          </div>
          <p className={styles.name}>{appConfig.app_name}</p>
        </header>
        <main className={styles.panel}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </main>
      </div>
    </div>
  );
}
