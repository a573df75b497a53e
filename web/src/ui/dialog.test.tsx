import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AlertHost, showAlert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { showToast, TOAST_MS, ToastHost } from './toast.tsx';
import { useLazySheet } from './use-lazy-sheet.tsx';

describe('a dialog over a page', () => {
  function Example(props: Partial<DialogProps>) {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        {open && (
          <Dialog
            {...props}
            onClose={close}
            title="Really?"
            actions={<Button onClick={close}>Yes</Button>}
          >
            It cannot be undone.
          </Dialog>
        )}
      </>
    );
  }

  const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = () => screen.getByRole('dialog', { name: 'Really?' });

  it('a dialog is modal and named by its title, and is absent while closed', async () => {
    render(<Example />);
    expect(screen.queryByText('Really?')).toBeNull();
    await open();
    expect(dialog()).toHaveProperty('open', true);
    expect(dialog().textContent).toContain('It cannot be undone.');
  });

  it('a dialog returns the focus to the control that opened it', async () => {
    render(<Example />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('a dialog closes by Escape', async () => {
    render(<Example />);
    await open();
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a dialog closes when the browser closes its element, and opens again', async () => {
    render(<Example />);
    await open();
    fireEvent(dialog(), new Event('cancel', { cancelable: false }));
    (screen.getByRole('dialog') as HTMLDialogElement).close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open();
    expect(dialog()).toHaveProperty('open', true);
  });

  it('a dialog opens again if the browser closes it without permission', async () => {
    render(
      <Dialog onClose={() => undefined} title="Really?">
        Sending
      </Dialog>,
    );
    const element = dialog() as HTMLDialogElement;
    for (let times = 0; times < 3; times += 1) {
      element.close();
      await waitFor(() => expect(element.open).toBe(true));
    }
  });

  it('a dialog inherits no style from the element that opens it', () => {
    render(
      <p style={{ whiteSpace: 'nowrap' }}>
        <Dialog onClose={() => undefined} title="Really?" />
      </p>,
    );
    expect(dialog().parentElement).toBe(document.body);
  });

  it('a dialog closes by a tap on the backdrop only if it is configured to', async () => {
    const { rerender } = render(<Example />);
    await open();
    fireEvent.click(dialog());
    expect(screen.queryByRole('dialog')).not.toBeNull();
    rerender(<Example closesOnBackdrop />);
    fireEvent.click(dialog());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('an alert is described by its text', async () => {
    render(<Example role="alertdialog" />);
    await open();
    const alert = screen.getByRole('alertdialog', { name: 'Really?' });
    const id = alert.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('It cannot be undone.');
  });
});

const answer = async () => userEvent.click(await screen.findByRole('button', { name: 'OK' }));

it('the alert shows its message with an OK button until it is closed', {
  tags: ['@APP-09'],
}, async () => {
  render(<AlertHost />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  let answered = false;
  await act(async () => {
    void showAlert({ text: 'Registration successful!' }).then(() => {
      answered = true;
    });
  });
  expect(await screen.findByRole('alertdialog', { name: 'Registration successful!' })).toBeTruthy();
  expect(answered).toBe(false);
  await answer();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(answered).toBe(true);
});

it('a second alert appears after the first, even with the same text', {
  tags: ['@APP-09'],
}, async () => {
  render(<AlertHost />);
  await act(async () => {
    void showAlert({ text: 'One' });
    void showAlert({ text: 'One' });
    void showAlert({ text: 'Two' });
  });
  await answer();
  expect(screen.getAllByRole('alertdialog', { name: 'One' })).toHaveLength(1);
  await answer();
  expect(screen.getByRole('alertdialog', { name: 'Two' })).toBeTruthy();
  await answer();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

describe('short messages', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const say = (text: string) => {
    showToast({ text }, 'error');
    return pass(0);
  };

  it('the toast is announced in an existing live region and disappears', async () => {
    render(<ToastHost />);
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    await say('Session expired.');
    expect(region.textContent).toBe('Session expired.');
    await pass(TOAST_MS);
    expect(region.textContent).toBe('');
  });

  it('the toast is replaced by a newer toast, which stays for its full duration', async () => {
    render(<ToastHost />);
    await say('One');
    await pass(TOAST_MS - 1);
    await say('Two');
    await pass(TOAST_MS - 1);
    expect(screen.getByRole('status').textContent).toBe('Two');
    await pass(1);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('the toast can be dismissed', async () => {
    render(<ToastHost />);
    await say('One');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await pass(0);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('a sheet with lazily loaded code', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('a sheet announces that it is loading if its code is slow, but not if its code is ready', async () => {
    let arrive = (_sheet: () => ReactNode) => {};
    const load = () => new Promise<() => ReactNode>((resolve) => (arrive = resolve));
    function Opener() {
      const [open, sheet] = useLazySheet(load, {});
      return (
        <>
          <Button onClick={open}>Open</Button>
          {sheet}
        </>
      );
    }
    render(<Opener />);
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(screen.getByRole('status').textContent).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    await act(async () => arrive(() => <p>How it is played</p>));
    expect(screen.getByText('How it is played')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
