import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './toast.module.css';

type ToastKind = 'error' | 'success' | 'info';

/** How long a toast stays, in ms: long enough to read two sentences. */
export const TOAST_MS = 6000;

const icons = { error: 'alert', success: 'check', info: 'info' } as const;

const state = proxy<{ toast?: { id: number; text: string; kind: ToastKind } }>({});

/** Tells something in passing at the top of the screen; a newer toast takes the older one's place. */
export function showToast(text: string, kind: ToastKind): void {
  state.toast = { id: (state.toast?.id ?? 0) + 1, text, kind };
}

function hideToast(): void {
  delete state.toast;
}

/** Draws the toast; stands once, at the root of the app. Its region is there before any text. */
export function ToastHost() {
  const { toast } = useSnapshot(state);
  const id = toast?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(hideToast, TOAST_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <div className={styles.region} role="status">
      {toast && (
        <div key={toast.id} className={classNames(styles.toast, styles[toast.kind])}>
          <Icon name={icons[toast.kind]} size={20} />
          <p className={styles.text}>{toast.text}</p>
          <IconButton icon="close" label="Dismiss" onClick={hideToast} />
        </div>
      )}
    </div>
  );
}
