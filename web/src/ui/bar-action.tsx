import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The place in the bar that a screen may fill; null until the bar is there. */
export const BarActionSlot = createContext<HTMLElement | null>(null);

/** Puts one more control of the screen, e.g. a filter button, into the bar above it. */
export function BarAction({ children }: { readonly children: ReactNode }) {
  const slot = use(BarActionSlot);
  return slot && createPortal(children, slot);
}
