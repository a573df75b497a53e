import { proxy, useSnapshot } from 'valtio';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Pending = { readonly message: string; readonly done: () => void };

const state = proxy<{ queue: Pending[] }>({ queue: [] });

/**
 * The one alert of the product: shows `message` with an OK until it is answered, later ones after
 * earlier ones. Resolves when it is closed. In the app rather than `window.alert`, so the page goes
 * on running behind it; needs an `<AlertHost/>` somewhere in the tree.
 */
export function showAlert(message: string): Promise<void> {
  return new Promise((done) => {
    state.queue.push({ message, done });
  });
}

/** Draws the alert that is due; stands once, at the root of the app. */
export function AlertHost() {
  const [current] = useSnapshot(state).queue;
  if (!current) return null;
  const close = () => state.queue.shift()?.done();
  return (
    <Dialog
      open={true}
      onClose={close}
      title={current.message}
      role="alertdialog"
      actions={<Button onClick={close}>OK</Button>}
    />
  );
}
