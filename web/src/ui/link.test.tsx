import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Link } from './link.tsx';

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

it('a link opens its screen in this page after the tap is painted', async () => {
  fireEvent.click(open());
  expect(screen.getByText('/home')).toBeTruthy();
  expect(await screen.findByText('/wallet')).toBeTruthy();
});

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click with %j on a link is left to the browser', (keys) => {
  const link = open();
  const click = createEvent.click(link, keys);
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(false);
  expect(screen.getByText('/home')).toBeTruthy();
});

it('a link contains the base path of the app', () => {
  expect(open('/demo/').getAttribute('href')).toBe('/demo/wallet');
});
