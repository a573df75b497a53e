import { Component, type ReactNode } from 'react';
import { t } from '../i18n/translate.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import { MissingFileError } from './lazy-screen.ts';

type Props = { readonly children: ReactNode };
type State = { readonly failure: unknown };

/**
 * Shows an error notice in place of a screen that throws. A file that could not be had is asked for again
 * on a tap, or as soon as the network is back.
 */
export class ScreenBoundary extends Component<Props, State> {
  // Without class fields: older browsers need helpers for them, in the first load.
  constructor(props: Props) {
    super(props);
    this.state = { failure: undefined };
    this.retry = this.retry.bind(this);
  }

  static getDerivedStateFromError(failure: unknown): State {
    return { failure };
  }

  private retry() {
    const { failure } = this.state;
    if (!(failure instanceof MissingFileError)) return;
    failure.forget();
    this.setState({ failure: undefined });
  }

  override componentDidMount() {
    addEventListener('online', this.retry);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.retry);
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    const missing = failure instanceof MissingFileError;
    return (
      <ErrorNotice
        text={t('This screen could not be opened.')}
        actionLabel={missing ? t('Retry') : t('Reload')}
        onAction={missing ? this.retry : () => location.reload()}
      />
    );
  }
}
