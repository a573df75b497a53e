import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let end = () => {};
beforeEach(() => {
  end = keepFocus();
});
afterEach(() => end());

/** A screen with a table whose rows can be deleted, and a pager. */
function Example({ names, pages = 2 }: { readonly names: string[]; readonly pages?: number }) {
  const [rows, setRows] = useState(names);
  const [page, setPage] = useState(1);
  const without = (name: string) => setRows(rows.filter((each) => each !== name));
  return (
    <main>
      <h1 tabIndex={-1}>Bids</h1>
      <input aria-label="Points" />
      <section aria-label="Table" tabIndex={-1}>
        {rows.length > 0 && (
          <button type="button" onClick={() => setRows([])}>
            Clear
          </button>
        )}
        <table>
          <tbody>
            {rows.map((name) => (
              <tr key={name}>
                <td>
                  <button type="button" onClick={() => without(name)}>{`Delete ${name}`}</button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <nav>
        <button type="button" disabled={page === 1} onClick={() => setPage(page - 1)}>
          Previous
        </button>
        <button type="button" disabled={page === pages} onClick={() => setPage(page + 1)}>
          Next
        </button>
      </nav>
    </main>
  );
}

/** Presses a button as a keyboard does, and says what has the focus then. */
async function press(name: string): Promise<string | null> {
  const button = screen.getByRole('button', { name });
  button.focus();
  await act(async () => void fireEvent.click(button));
  const { activeElement } = document;
  return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? null;
}

it('the focus goes from a deleted row to the next one, from the last one to the row before, and from the only one to the table', async () => {
  render(<Example names={['1', '2', '3']} />);
  expect(await press('Delete 2')).toBe('Delete 3');
  expect(await press('Delete 3')).toBe('Delete 1');
  expect(await press('Delete 1')).toBe('Table');
});

it('the focus goes from a button that clears the table to the table, and not to a field', async () => {
  render(<Example names={['1', '2']} />);
  expect(await press('Clear')).toBe('Table');
});

it('the focus goes from a button that is disabled at the end to its neighbour', async () => {
  render(<Example names={[]} />);
  expect(await press('Next')).toBe('Previous');
  expect(await press('Previous')).toBe('Next');
});

it('the focus goes to the heading where nothing else is left', async () => {
  render(<Example names={[]} pages={1} />);
  function Gone() {
    const [there, setThere] = useState(true);
    return (
      <div>
        {there && (
          <button type="button" onClick={() => setThere(false)}>
            Undo
          </button>
        )}
      </div>
    );
  }
  render(<Gone />);
  expect(await press('Undo')).toBe('Bids');
});

it('the focus stays where the player or the app put it', async () => {
  const { rerender } = render(<Example key="a" names={['1']} />);
  const button = screen.getByRole('button', { name: 'Delete 1' });
  button.focus();
  button.blur();
  await new Promise((resolve) => setTimeout(resolve));
  await act(async () => rerender(<Example key="b" names={[]} />));
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('textbox').focus();
  await act(async () => rerender(<Example key="b" names={['4']} />));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
