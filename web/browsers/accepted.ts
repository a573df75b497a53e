/**
 * What the built files use although an oldest promised browser lacks it, with the reason. A look:
 * without it the app looks plainer and works the same.
 */
export const ACCEPTED: Readonly<Record<string, string>> = {
  ':has': 'A look: borders of fields and choices by what they hold.',
  'text-wrap': 'A look: balanced lines.',
  'text-size-adjust': 'Prefixed for Safari; others do not need it.',
  outline: 'Only its rounded corners are missing in Safari before 16.4.',
  'accent-color': 'A look: the colour of check boxes.',
  'overscroll-behavior': 'A look: the page behind may move.',
  'overscroll-behavior-x': 'A look: the page behind may move.',
  'content-visibility': 'Long lists are laid out at once: slower, the same.',
  'contain-intrinsic-height': 'Belongs to content-visibility.',
  requestIdleCallback: 'Used only where it exists.',
  '.use': "React's and SWR's own member, not that of a disposable stack.",
  '.displayName': "React's own member of components.",
  '.escape': "The page's CSS.escape, not that of regular expressions.",
};
