/** The published types describe Express's server, which Vite's server is not. */
declare module 'compression' {
  import type { Connect } from 'vite';

  export default function compression(): Connect.NextHandleFunction;
}
