import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import type { Shown } from '../i18n/text.ts';
import { show, t } from '../i18n/translate.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './toast.module.css';

type ToastKind = 'error' | 'success' | 'info';

/** Duration of a toast, in ms: enough to read two sentences. */
export const TOAST_MS = 6000;

const icons = { error: 'alert', success: 'check', info: 'info' } as const;

const state = proxy<{ toast?: { id: number; text: Shown; kind: ToastKind } }>({});

/** Shows a brief message at the top of the screen; replaces an older toast. */
export function showToast(text: Shown, kind: ToastKind): void {
  state.toast = { id: (state.toast?.id ?? 0) + 1, text, kind };
}

function hideToast(): void {
  delete state.toast;
}

/** Renders the toast, once at the root of the app. The live region exists before any text. */
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
          <p className={styles.text}>{show(toast.text as Shown)}</p>
          <IconButton icon="close" label={t('Dismiss')} onClick={hideToast} />
        </div>
      )}
    </div>
  );
}
