import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { RotateButton } from './rotate-button.tsx';

const user = userEvent.setup({ delay: null });
const rotateButton = () => screen.getByRole('button', { name: 'Rotate screen' });
const pressed = () => rotateButton().getAttribute('aria-pressed');

/** What was asked of the device, in order. */
let asked: string[];
let fullscreen: Element | null;

const give = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });

/** A device of which each of the two abilities works or fails. */
function device({ full = true, lock = true }: { full?: boolean; lock?: boolean }) {
  const step = async (name: string, works: boolean, then: () => void = () => {}) => {
    asked.push(name);
    if (!works) throw new Error('not on this device');
    then();
  };
  const change = (element: Element | null) => () => {
    fullscreen = element;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  const root = document.documentElement;
  give(root, 'requestFullscreen', () => step('fullscreen', full, change(root)));
  give(document, 'exitFullscreen', () =>
    step('leave fullscreen', fullscreen !== null, change(null)),
  );
  give(deviceScreen, 'orientation', { lock: (to: string) => step(`lock ${to}`, lock) });
}
const deviceScreen = globalThis.screen;

beforeEach(() => {
  asked = [];
  fullscreen = null;
  Object.defineProperty(document, 'fullscreenElement', {
    get: () => fullscreen,
    configurable: true,
  });
});

describe('the rotate-screen button', () => {
  it('puts the page into fullscreen and landscape, and back', {
    tags: ['@PASSBOOK-02'],
  }, async () => {
    device({});
    render(<RotateButton />);
    expect(pressed()).toBe('false');
    await user.click(rotateButton());
    await waitFor(() => expect(pressed()).toBe('true'));
    expect(asked).toEqual(['fullscreen', 'lock landscape']);
    await user.click(rotateButton());
    await waitFor(() => expect(pressed()).toBe('false'));
    expect(asked.slice(2)).toEqual(['lock portrait', 'leave fullscreen']);
  });

  it.each([
    ['the orientation lock fails', { lock: false }, 'true'],
    ['fullscreen fails', { full: false }, 'true'],
    ['both fail', { full: false, lock: false }, 'false'],
  ])(
    'shows nothing and works on when %s',
    { tags: ['@PASSBOOK-03'] },
    async (_case, abilities, after) => {
      device(abilities);
      render(<RotateButton />);
      await user.click(rotateButton());
      await waitFor(() => expect(asked).toEqual(['fullscreen', 'lock landscape']));
      await waitFor(() => expect(pressed()).toBe(after));
      expect(screen.queryByRole('alert')).toBeNull();
      await user.click(rotateButton());
      await waitFor(() => expect(asked.length).toBe(4));
    },
  );

  it('works on where the device knows neither', { tags: ['@PASSBOOK-03'] }, async () => {
    give(document.documentElement, 'requestFullscreen', undefined);
    give(deviceScreen, 'orientation', undefined);
    render(<RotateButton />);
    await user.click(rotateButton());
    expect(pressed()).toBe('false');
  });

  it('follows a player who leaves fullscreen by other ways', async () => {
    device({});
    render(<RotateButton />);
    await user.click(rotateButton());
    await waitFor(() => expect(pressed()).toBe('true'));
    await document.exitFullscreen();
    await waitFor(() => expect(pressed()).toBe('false'));
  });

  it('leaves fullscreen with its screen', async () => {
    device({});
    const { unmount } = render(<RotateButton />);
    await user.click(rotateButton());
    await waitFor(() => expect(pressed()).toBe('true'));
    unmount();
    await waitFor(() => expect(fullscreen).toBeNull());
  });
});
