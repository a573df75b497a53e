import type { ReactNode } from 'react';
import { closeByDrag } from '../motion/drag-to-close.ts';
import { Modal } from './modal.tsx';
import styles from './side-panel.module.css';

export type SidePanelProps = {
  readonly onClose: () => void;
  /** Id of the element in `children` that names the panel. */
  readonly labelledBy: string;
  readonly slideMs: number;
  readonly children: ReactNode;
};

/** A panel that slides in from the left edge over two thirds of the column, the rest dimmed. */
export function SidePanel({ onClose, labelledBy, slideMs, children }: SidePanelProps) {
  return (
    <Modal
      onClose={onClose}
      labelledBy={labelledBy}
      closesOnBackdrop={true}
      className={styles.panel}
      enterMs={slideMs}
    >
      <div ref={closeByDrag} className={styles.content} data-drag="left">
        {children}
      </div>
    </Modal>
  );
}
