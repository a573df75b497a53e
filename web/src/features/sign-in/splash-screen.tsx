import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../auth/auth-state.ts';
import { paths } from '../../lib/paths.ts';
import { SPLASH_LEAVE_DELAY, SPLASH_TRANSITION_DELAY } from '../../lib/timings.ts';
import { useAppliedScheme } from '../../themes/apply-scheme.ts';
import { LogoMark } from '../../ui/logo.tsx';
import styles from './splash-screen.module.css';

/** The start screen: fades after a moment and is replaced by login in the history. */
export function SplashScreen() {
  const { appConfig } = useAuth();
  const navigate = useNavigate();
  useAppliedScheme();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const wait = leaving ? SPLASH_LEAVE_DELAY : SPLASH_TRANSITION_DELAY;
    const timer = setTimeout(() => {
      if (leaving) void navigate(paths.login, { replace: true });
      else setLeaving(true);
    }, wait);
    return () => clearTimeout(timer);
  }, [leaving, navigate]);
  return (
    <main
      className={styles.splash}
      data-leaving={leaving || undefined}
      style={{ transitionDuration: `${SPLASH_LEAVE_DELAY}ms` }}
    >
      <LogoMark size={96} />
      <h1 className={styles.name}>{appConfig.app_name}</h1>
    </main>
  );
}
