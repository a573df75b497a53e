import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BarAction, BarActionSlot } from './bar-action.tsx';

it('the bar shows a control of the screen and removes it when the player leaves the screen', () => {
  const place = document.createElement('span');
  const { rerender } = render(
    <BarActionSlot value={place}>
      <BarAction>
        <button type="button">Filter</button>
      </BarAction>
    </BarActionSlot>,
  );
  expect(place.textContent).toBe('Filter');
  rerender(<BarActionSlot value={place} />);
  expect(place.textContent).toBe('');
});
