import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AlertHost, showAlert } from './alert.tsx';

const answer = async () => userEvent.click(await screen.findByRole('button', { name: 'OK' }));

describe('the alert', () => {
  it('shows its message with an OK until it is closed', { tags: ['@APP-09'] }, async () => {
    render(<AlertHost />);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    let answered = false;
    await act(async () => {
      void showAlert({ text: 'Registration successful!' }).then(() => {
        answered = true;
      });
    });
    expect(
      await screen.findByRole('alertdialog', { name: 'Registration successful!' }),
    ).toBeTruthy();
    expect(answered).toBe(false);
    await answer();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(answered).toBe(true);
  });

  it('shows a second one after the first, even of the same words', {
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
});
