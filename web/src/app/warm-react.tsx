import { useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import useSWR, { SWRConfig } from 'swr';
import { nextTask } from '../lib/next-task.ts';
import { Loading, Skeleton } from '../ui/notice.tsx';
import { createAppRoot } from './app-root.ts';
import { ScreenBoundary } from './screen-boundary.tsx';

/** A window without a page: what a router needs of one, at an address of its own. */
function windowOfItsOwn(): Window {
  const location = new URL('/', globalThis.location.href);
  const history = {
    pushState: (_state: unknown, _title: string, path: string) => {
      location.href = new URL(path, location).href;
    },
    replaceState: () => {},
  };
  const listen = { addEventListener: () => {}, removeEventListener: () => {} };
  return { location, history, ...listen } as unknown as Window;
}

/** Both screens have what screens have: effects, styles, a control, data that they wait for. */
function FirstScreen() {
  const navigate = useNavigate();
  useLayoutEffect(() => () => {}, []);
  useEffect(() => () => {}, []);
  return (
    <main>
      <button type="button" onClick={() => navigate('/second', { state: {} })} />
      <Skeleton height={1} />
    </main>
  );
}

function SecondScreen() {
  const { isLoading } = useSWR('warm', async () => true);
  return (
    <main>
      <Loading text={String(isLoading)}>
        <Skeleton height={1} />
      </Loading>
    </main>
  );
}

const Screen = () => (useLocation().pathname === '/' ? <FirstScreen /> : <SecondScreen />);

/**
 * Goes from one small screen to another in a box outside of the page. The functions with which React, the router, SWR and
 * the app replace a screen are then compiled while the browser is idle, not in the first tap of the player.
 */
export async function warmReact(): Promise<void> {
  const box = document.createElement('div');
  const root = createAppRoot(box);
  const history = createBrowserHistory({ window: windowOfItsOwn(), v5Compat: true });
  const cache = new Map();
  flushSync(() =>
    root.render(
      <SWRConfig value={{ provider: () => cache }}>
        <HistoryRouter history={history} useTransitions={false}>
          <ScreenBoundary>
            <Screen />
          </ScreenBoundary>
        </HistoryRouter>
      </SWRConfig>,
    ),
  );
  box.querySelector('button')?.click();
  await nextTask();
  root.unmount();
}
