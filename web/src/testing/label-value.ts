import { within } from '@testing-library/react';

/** The text beside a label, as in a line of a receipt. */
export function labelValue(box: HTMLElement, label: string): string | null | undefined {
  return within(box).getByText(label).nextSibling?.textContent;
}
