import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import type { MarketLookup } from '../api/markets.ts';
import type { PlainText } from '../i18n/text.ts';
import { t } from '../i18n/translate.ts';
import { paths } from '../lib/paths.ts';
import { ErrorNotice, Loading, Skeleton } from '../ui/notice.tsx';
import page from '../ui/page.module.css';
import { showToast } from '../ui/toast.tsx';

export const NOT_LISTED = "This market isn't in today's list.";

/** Leads home with a toast that gives the reason. */
export function ToHome({ why }: { readonly why: PlainText }) {
  useEffect(() => showToast(why, 'info'), [why]);
  return <Navigate to={paths.home} replace />;
}

/** A screen of a market until the market is found: loading, or the failure with Retry. A market that the host does not have leads home. */
export function MarketWait({ status, retry }: MarketLookup) {
  if (status === 'fulfilled') return <ToHome why={NOT_LISTED} />;
  return (
    <main className={page.page}>
      {status === 'pending' ? (
        <Loading text={t('Loading markets...')}>
          <Skeleton height={86} />
        </Loading>
      ) : (
        <ErrorNotice text={t('Error loading markets')} onAction={retry} />
      )}
    </main>
  );
}
