import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

describe('a part of a screen that is loaded when it is drawn', () => {
  it('is drawn once its file is there, and at once the next time', async () => {
    const load = vi.fn(async () => Greeting);
    const Part = lazyPart(load);
    const { unmount } = render(<Part name="Asha" />);
    expect(await screen.findByText('Hello Asha')).toBeDefined();
    unmount();
    render(<Part name="Ravi" />);
    expect(screen.getByText('Hello Ravi')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is left out where its file is missing, says so, and is asked for again', async () => {
    const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('offline'));
    const onFailure = vi.fn();
    const Part = lazyPart(load, onFailure);
    const { unmount } = render(
      <main>
        <Part name="Asha" />
        The rest
      </main>,
    );
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith({ name: 'Asha' }));
    expect(screen.getByText('The rest')).toBeDefined();
    unmount();
    render(<Part name="Asha" />);
    expect(await screen.findByText('Hello Asha')).toBeDefined();
  });
});
