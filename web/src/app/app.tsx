import { useEffect } from 'react';
import { syncWithOtherTabs } from '../auth/other-tabs.ts';
import { onSessionExpired } from '../auth/session-expired.ts';
import { useLanguage } from '../i18n/translate.ts';
import { AlertHost } from '../ui/alert.tsx';
import { showToast, ToastHost } from '../ui/toast.tsx';
import { AppRouter } from './app-router.tsx';
import { AppRoutes } from './app-routes.tsx';
import { loadBackground } from './load-background.ts';

/** The whole app: routes, alerts and toasts. */
export function App() {
  // Renders every text again when the language changes; what was entered stays.
  useLanguage();
  useEffect(() => {
    const ends = [
      onSessionExpired((reason) => showToast(reason, 'error')),
      syncWithOtherTabs(),
      loadBackground(),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return (
    <AppRouter>
      <AppRoutes />
      <AlertHost />
      <ToastHost />
    </AppRouter>
  );
}
