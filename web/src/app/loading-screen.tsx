import { LogoMark } from '../ui/logo.tsx';
import { Loading } from '../ui/notice.tsx';
import styles from './loading-screen.module.css';

/** Stands where a screen will be whose code is still fetched and no other screen can stay. */
export function LoadingScreen() {
  return (
    <main className={styles.waiting}>
      <LogoMark size={72} />
      <Loading text="Loading..." />
    </main>
  );
}
