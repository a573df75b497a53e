import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusChip } from './status-chip.tsx';

it('the status is a text with a tone', () => {
  render(<StatusChip tone="good">Running now</StatusChip>);
  expect(screen.getByText('Running now').dataset.tone).toBe('good');
});
