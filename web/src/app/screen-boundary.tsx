import { Component, type ReactNode } from 'react';
import { t } from '../i18n/translate.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import { ChunkError } from './lazy-screen.ts';

type Props = { readonly children: ReactNode };
type State = { readonly failure: unknown };

/** Shows an error notice in place of a screen that throws. A failed chunk is loaded again on a tap, or once online. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(failure: unknown): State {
    return { failure };
  }

  private readonly retry = () => {
    if (this.state.failure instanceof ChunkError) this.setState({ failure: undefined });
  };

  override componentDidMount() {
    addEventListener('online', this.retry);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.retry);
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    const isChunk = failure instanceof ChunkError;
    return (
      <ErrorNotice
        text={t("This screen couldn't be opened.")}
        actionLabel={isChunk ? t('Retry') : t('Reload')}
        onAction={isChunk ? this.retry : () => location.reload()}
      />
    );
  }
}
