import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

it('a button is of type button by default, and disabled while busy', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Go</Button>);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Go' });
  expect(button.type).toBe('button');
  await userEvent.click(button);
  rerender(
    <Button onClick={onClick} busy>
      Going...
    </Button>,
  );
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-busy')).toBe('true');
});
