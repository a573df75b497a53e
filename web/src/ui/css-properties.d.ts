import 'react';

declare module 'react' {
  /** Custom properties may be set by a style attribute. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
