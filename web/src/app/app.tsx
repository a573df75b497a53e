import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { syncWithOtherTabs } from '../auth/other-tabs.ts';
import { onSessionExpired } from '../auth/session-expired.ts';
import { useLanguage } from '../i18n/translate.ts';
import { BASE_PATH } from '../lib/base-path.ts';
import { StatusBanners } from '../pwa/status-banners.tsx';
import { AlertHost } from '../ui/alert.tsx';
import { showToast, ToastHost } from '../ui/toast.tsx';
import { AppRoutes } from './app-routes.tsx';

export function App() {
  // Renders every text again when the language changes; what was entered stays.
  useLanguage();
  useEffect(() => {
    const ends = [onSessionExpired((reason) => showToast(reason, 'error')), syncWithOtherTabs()];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  // React renders a transition in slices of 5 ms, between which a slow phone draws the old screen again and again.
  return (
    <BrowserRouter basename={BASE_PATH} useTransitions={false}>
      <StatusBanners />
      <AppRoutes />
      <AlertHost />
      <ToastHost />
    </BrowserRouter>
  );
}
