import { Component, type ReactNode } from 'react';
import { ErrorNotice } from '../ui/notice.tsx';

type Props = { readonly children: ReactNode };

/** Shows an error notice in place of a screen that throws. */
export class ScreenBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorNotice
        text="This screen could not be opened."
        actionLabel="Reload"
        onAction={() => location.reload()}
      />
    );
  }
}
