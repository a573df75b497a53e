import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import useSWR, { SWRConfig } from 'swr';
import { proxy, useSnapshot } from 'valtio';

/** Floor app: the same packages and one lazy route. */
const state = proxy({ count: 0 });
const Page = lazy(() => import('./page.tsx'));

function Home() {
  const { count } = useSnapshot(state);
  const { data } = useSWR('greeting', (key: string) => Promise.resolve(key));
  const { pathname } = useLocation();
  return (
    <main>
      <button type="button" onClick={() => state.count++}>
        {pathname} {data} {count}
      </button>
      <Link to="/page">page</Link>
    </main>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <SWRConfig value={{ revalidateOnFocus: false }}>
      <BrowserRouter>
        <Suspense fallback="…">
          <Routes>
            <Route path="/" element={<Home />} />
            <Route path="/page" element={<Page />} />
            <Route path="*" element={<Navigate to="/" replace />} />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </SWRConfig>,
  );
}
