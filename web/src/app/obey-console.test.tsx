import { expect, it, vi } from 'vitest';
import { obeyConsole } from './obey-console.ts';

it('the app reloads on a message of the console, but only from the parent frame', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const parent = new EventTarget() as Window;
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent);
  obeyConsole();
  const post = (data: unknown, source: Window) =>
    dispatchEvent(new MessageEvent('message', { data, source }));
  const message = { type: 'matka-reload' };
  for (const other of [undefined, null, 'matka-reload', {}, { type: 'other' }]) post(other, parent);
  post(message, window);
  expect(reload).not.toHaveBeenCalled();
  post(message, parent);
  expect(reload).toHaveBeenCalledTimes(1);
});
