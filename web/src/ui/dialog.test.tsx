import { fireEvent, render, screen } from '@testing-library/react';
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
