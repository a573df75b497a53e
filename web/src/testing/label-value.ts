import { within } from '@testing-library/react';

export function labelValue(box: HTMLElement, label: string): string | null | undefined {
  return within(box).getByText(label).nextSibling?.textContent;
}
