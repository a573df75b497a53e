/** Output of a command: results, and warnings or errors. The console in a program, arrays in tests. */
export interface Output {
  log: (text: string) => void;
  error: (text: string) => void;
}
