import { proxy, useSnapshot } from 'valtio';
import type { Shown } from '../i18n/text.ts';
import { show, t } from '../i18n/translate.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Pending = { readonly message: Shown; readonly done: () => void };

const state = proxy<{ queue: Pending[] }>({ queue: [] });

/** Shows `message` with an OK, one after another. Resolves when closed; unlike `window.alert` it blocks nothing. */
export function showAlert(message: Shown): Promise<void> {
  return new Promise((done) => {
    state.queue.push({ message, done });
  });
}

const closeFirst = () => state.queue.shift()?.done();

/** Renders the current alert; used once at the root of the app. */
export function AlertHost() {
  const [current] = useSnapshot(state).queue;
  return (
    current && (
      <Dialog
        onClose={closeFirst}
        title={show(current.message as Shown)}
        role="alertdialog"
        actions={<Button onClick={closeFirst}>{t('OK')}</Button>}
      />
    )
  );
}
