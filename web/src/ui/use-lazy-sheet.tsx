import { type ComponentType, createElement, type ReactNode, useState } from 'react';
import { showAlert } from './alert.tsx';

type Closable = { readonly onClose: () => void };

/** A sheet whose code is loaded on opening. Returns an opener and the sheet; an alert says if loading failed. */
export function useLazySheet<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
  props: Omit<Props, 'onClose'>,
): [open: () => void, sheet: ReactNode] {
  const [Sheet, setSheet] = useState<ComponentType<Props>>();
  const open = () =>
    void load().then(
      (loaded) => setSheet(() => loaded),
      () => showAlert('couldNotBeLoaded'),
    );
  const onClose = () => setSheet(undefined);
  return [open, Sheet && createElement(Sheet, { ...props, onClose } as Props)];
}
