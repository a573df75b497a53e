import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusChip } from './status-chip.tsx';

it('a status chip shows its text in the colour of its tone', () => {
  render(<StatusChip tone="good">Running now</StatusChip>);
  expect(screen.getByText('Running now').dataset.tone).toBe('good');
});
