import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { AppBar } from './app-bar.tsx';
import { BarAction, BarActionSlot } from './bar-action.tsx';
import { Button } from './button.tsx';
import { lazyPart } from './lazy-part.ts';
import { Link } from './link.tsx';
import { ErrorNotice, Loading, Skeleton } from './notice.tsx';
import { Pager } from './pager.tsx';
import { PinField } from './pin-field.tsx';
import { StatusChip } from './status-chip.tsx';

describe('a button', () => {
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
});

describe('the bar', () => {
  it('the bar has only the given controls', () => {
    render(<AppBar title="Passbook" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Passbook' })).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('the bar shows the balance beside or in the way to the wallet', async () => {
    const onWallet = vi.fn();
    const { rerender } = render(<AppBar title="Single Pana" balance="₹50.00" />);
    expect(screen.getByText('₹50.00')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
    rerender(<AppBar title="Single Pana" balance="₹50.00" onWallet={onWallet} />);
    await userEvent.click(screen.getByRole('button', { name: 'Wallet ₹50.00' }));
    expect(onWallet).toHaveBeenCalledTimes(1);
  });

  it('the bar shows a control of the screen, and removes it with the screen', () => {
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
});

describe('the pager', () => {
  it('the pager leads only to existing pages', async () => {
    const onPrevious = vi.fn();
    const onNext = vi.fn();
    render(
      <Pager label="1 / 3" hasPrevious={false} hasNext onPrevious={onPrevious} onNext={onNext} />,
    );
    expect(screen.getByText('1 / 3')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Prev' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect([onPrevious, onNext].map((call) => call.mock.calls.length)).toEqual([0, 1]);
  });
});

describe('the notices', () => {
  it('the notices show that content is loading, with skeletons hidden from screen readers', () => {
    render(
      <Loading text="Loading markets...">
        <Skeleton height={100} />
      </Loading>,
    );
    expect(screen.getByRole('status').textContent).toBe('Loading markets...');
    expect(
      document.querySelector('[style*="100px"]')?.closest('[aria-hidden="true"]'),
    ).toBeTruthy();
  });

  it('the skeletons pulse only in a long wait, so that the first frame stands still', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    render(
      <Loading text="Loading markets...">
        <Skeleton height={100} />
      </Loading>,
    );
    const pulses = () =>
      Boolean(document.querySelector('[style*="100px"]')?.closest('[data-long]'));
    act(() => {
      vi.advanceTimersByTime(299);
    });
    expect(pulses()).toBe(false);
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(pulses()).toBe(true);
  });

  it('the notices show a failure and the action to resolve it', async () => {
    const onAction = vi.fn();
    render(<ErrorNotice text="Error loading markets" onAction={onAction} />);
    expect(screen.getByRole('alert').textContent).toBe('Error loading markets');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onAction).toHaveBeenCalledTimes(1);
  });

  it('the status is a text with a tone', () => {
    render(<StatusChip tone="good">Running now</StatusChip>);
    expect(screen.getByText('Running now').dataset.tone).toBe('good');
  });
});

describe('a PIN field', () => {
  function Pin() {
    const [value, setValue] = useState('');
    return <PinField label="MPIN" value={value} onChange={setValue} />;
  }

  const boxes = () => screen.getAllByTestId('pin-box').map((box) => box.textContent);
  const activeBox = () =>
    screen.getAllByTestId('pin-box').findIndex((box) => box.dataset.active === 'true');

  describe('PinField', () => {
    it('a PIN field draws four boxes that hold one digit each', {
      tags: ['@LOGIN-03'],
    }, async () => {
      render(<Pin />);
      expect(boxes()).toEqual(['', '', '', '']);
      await userEvent.type(screen.getByLabelText('MPIN'), '25');
      expect(boxes()).toEqual(['•', '•', '', '']);
      await userEvent.keyboard('809');
      expect(boxes()).toEqual(['•', '•', '•', '•']);
      expect(screen.getByLabelText('MPIN')).toHaveProperty('value', '2580');
    });

    it('a PIN field moves on with a digit, back with Backspace, and takes a pasted PIN whole', {
      tags: ['@LOGIN-05'],
    }, async () => {
      render(<Pin />);
      await userEvent.click(screen.getByLabelText('MPIN'));
      expect(activeBox()).toBe(0);
      await userEvent.keyboard('25');
      expect(activeBox()).toBe(2);
      await userEvent.keyboard('{Backspace}');
      expect(activeBox()).toBe(1);
      expect(boxes()).toEqual(['•', '', '', '']);
      await userEvent.keyboard('{Backspace}');
      await userEvent.paste('2580');
      expect(boxes()).toEqual(['•', '•', '•', '•']);
      expect(screen.getByLabelText('MPIN')).toHaveProperty('value', '2580');
    });

    it('a PIN field takes nothing but digits', { tags: ['@VPIN-06'] }, async () => {
      render(<Pin />);
      await userEvent.type(screen.getByLabelText('MPIN'), 'a1 -2');
      expect(screen.getByLabelText('MPIN')).toHaveProperty('value', '12');
    });
  });
});

describe('a link', () => {
  function Here() {
    return <p>{useLocation().pathname}</p>;
  }

  function open(basename = '/') {
    render(
      <MemoryRouter basename={basename} initialEntries={[`${basename}home`]}>
        <Link to="/wallet">wallet</Link>
        <Here />
      </MemoryRouter>,
    );
    return screen.getByRole('link');
  }

  it('a link opens its screen in this page', () => {
    fireEvent.click(open());
    expect(screen.getByText('/wallet')).toBeTruthy();
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('a link leaves a click with %j to the browser', (keys) => {
    const link = open();
    const click = createEvent.click(link, keys);
    fireEvent(link, click);
    expect(click.defaultPrevented).toBe(false);
    expect(screen.getByText('/home')).toBeTruthy();
  });

  it('a link contains the base path of the app', () => {
    expect(open('/demo/').getAttribute('href')).toBe('/demo/wallet');
  });
});

const Part = () => <p>part</p>;

function show(load: () => Promise<typeof Part>): void {
  const Lazy = lazyPart(load);
  render(
    <Suspense fallback="waiting">
      <Lazy />
    </Suspense>,
  );
}

const goOnline = () => fireEvent(window, new Event('online'));

afterEach(() => vi.restoreAllMocks());

describe('a part of a screen that is loaded later', () => {
  it('a part whose file could not be loaded without a network comes once it is back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn(async () => Part).mockRejectedValueOnce(new TypeError('no network'));
    show(load);
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    await waitFor(() => {
      goOnline();
      expect(screen.getByText('part')).toBeTruthy();
    });
  });

  it.each([
    ['whose file the server does not have', true],
    ['whose file cannot be loaded with a network either', false],
  ])('a part %s is left out', async (_why, isOnline) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const load = vi.fn().mockRejectedValue(new TypeError('404'));
    show(load);
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    await waitFor(() => {
      goOnline();
      expect(screen.queryByText('waiting')).toBeNull();
    });
    expect(load).toHaveBeenCalledTimes(isOnline ? 1 : 2);
  });
});
