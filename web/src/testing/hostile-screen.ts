import { act, cleanup } from '@testing-library/react';
import { expect } from 'vitest';
import { resetSession } from './signed-in.ts';

/** Waits until no request is in flight and rendering has settled. */
export async function settled(underWay: () => number): Promise<void> {
  let before = '';
  let same = 0;
  for (let turn = 0; turn < 200 && same < 4; turn += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    const now = document.body.innerHTML;
    same = now === before && underWay() === 0 ? same + 1 : 0;
    before = now;
  }
}

const forbidden = 'script, iframe, object, embed, base, meta, template';
/** An attribute that runs a script. */
const harmful = /^(on|(href|src|action)=\s*(javascript|data:text))/i;
const brokenWords = /\b(null|undefined|NaN|Infinity|Invalid Date)\b|\[object /;

/** Every text of a page as it stands in the document. */
function texts(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  return Array.from(node.childNodes).flatMap(texts);
}

/** Asserts that no response was executed, became markup, broke the screen or shows a word such as `undefined`. */
export function expectUnharmed(): void {
  expect(Reflect.get(globalThis, 'ranHostileText')).toBeUndefined();
  expect(Reflect.get(Object.prototype, 'ranHostileText')).toBeUndefined();
  expect(Array.from(document.body.querySelectorAll(forbidden))).toEqual([]);
  const attributes = Array.from(document.body.querySelectorAll('*')).flatMap((element) =>
    Array.from(element.attributes, ({ name, value }) => `${name}=${value}`),
  );
  expect(attributes.filter((attribute) => harmful.test(attribute))).toEqual([]);
  const text = document.body.textContent;
  expect(text.trim()).not.toBe('');
  expect(text).not.toContain("This screen couldn't be opened.");
  // Text by text: joined, a label would merge with its value.
  expect(texts(document.body).filter((one) => brokenWords.test(one))).toEqual([]);
}

/** Resets page, storage and sign-in state between two cases of a test. */
export function startOver(): void {
  cleanup();
  resetSession();
  localStorage.clear();
  document.body.replaceChildren();
}
