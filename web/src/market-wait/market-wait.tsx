import { Navigate } from 'react-router-dom';
import type { MarketLookup } from '../api/markets.ts';
import { t } from '../i18n/translate.ts';
import { paths } from '../lib/paths.ts';
import { ErrorNotice, Loading, Skeleton } from '../ui/notice.tsx';
import page from '../ui/page.module.css';

/** A screen of a market until the market is found: loading, or the failure with Retry. A market that the host does not have leads home. */
export function MarketWait({ status, retry }: MarketLookup) {
  if (status === 'fulfilled') return <Navigate to={paths.home} replace />;
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
