import { configure, getConfig, prettyDOM } from '@testing-library/react';

/** Whether a query is asked again until it finds something: its errors are thrown away. */
const isRepeated = (): boolean =>
  Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/** Prints the page in the error of a query that has given up, and not each time that one looks again. */
export function printPageOnce(): void {
  configure({
    getElementError: (message, container) => {
      const page = isRepeated() ? [] : [prettyDOM(container)];
      const error = new Error([message, ...page].filter(Boolean).join('\n\n'));
      error.name = 'TestingLibraryElementError';
      return error;
    },
  });
}
