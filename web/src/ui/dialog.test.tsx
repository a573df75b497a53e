import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

function Example(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        open={open}
        onClose={close}
        title="Really?"
        actions={<Button onClick={close}>Yes</Button>}
      >
        It cannot be undone.
      </Dialog>
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
const dialog = () => screen.getByRole('dialog', { name: 'Really?' });

describe('a dialog', () => {
  it('is modal, named by its title, and not there while closed', async () => {
    render(<Example />);
    expect(screen.queryByText('Really?')).toBeNull();
    await open();
    expect(dialog()).toHaveProperty('open', true);
    expect(dialog().textContent).toContain('It cannot be undone.');
  });

  it('gives the focus back to what opened it', async () => {
    render(<Example />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('closes by Escape', async () => {
    render(<Example />);
    await open();
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is closed when the browser closes its element, and opens again', async () => {
    render(<Example />);
    await open();
    fireEvent(dialog(), new Event('cancel', { cancelable: false }));
    (screen.getByRole('dialog') as HTMLDialogElement).close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open();
    expect(dialog()).toHaveProperty('open', true);
  });

  it('comes back where it may not be closed', async () => {
    render(
      <Dialog open={true} onClose={() => undefined} title="Really?">
        Sending
      </Dialog>,
    );
    const element = dialog() as HTMLDialogElement;
    for (let times = 0; times < 3; times += 1) {
      element.close();
      await waitFor(() => expect(element.open).toBe(true));
    }
  });

  it('takes no style from what opens it', () => {
    render(
      <p style={{ whiteSpace: 'nowrap' }}>
        <Dialog open={true} onClose={() => undefined} title="Really?" />
      </p>,
    );
    expect(dialog().parentElement).toBe(document.body);
  });

  it('closes by a tap on the backdrop only where configured', async () => {
    const { rerender } = render(<Example />);
    await open();
    fireEvent.click(dialog());
    expect(screen.queryByRole('dialog')).not.toBeNull();
    rerender(<Example closesOnBackdrop />);
    fireEvent.click(dialog());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('describes an alert by its text', async () => {
    render(<Example role="alertdialog" />);
    await open();
    const alert = screen.getByRole('alertdialog', { name: 'Really?' });
    const id = alert.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('It cannot be undone.');
  });
});
