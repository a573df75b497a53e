/** Files of the first load of login and home, which would wait for the compiling of what they do not run yet. */
const firstLoad: readonly string[] = [
  ...['index', 'rolldown-runtime', 'react', 'vendor', 'shared'],
  ...['login-screen', 'fields', 'home-screen', 'shell', 'play', 'swr', 'look', 'outlines'],
];

/**
 * The first line of a built file. The files beyond the first load are loaded in advance, while the browser is idle:
 * their functions are then compiled as well, not one by one in the tap that opens their screen. Chromium reads this
 * from version 136 on; others take it for a comment.
 */
export const compileHint = ({ name }: { readonly name: string }): string =>
  firstLoad.includes(name) ? '' : '//# allFunctionsCalledOnLoad';
