import { Suspense, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { fetchErrorText, fetchFallback } from '../../api/fetch-error-text.ts';
import { useHomepage } from '../../api/homepage.ts';
import { useMarkets } from '../../api/markets.ts';
import { preloadHome } from '../../api/preload-home.ts';
import { show, t } from '../../i18n/translate.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { homepage } from '../../themes/homepage-colours.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { ErrorNotice, Kept, Loading, Skeleton } from '../../ui/notice.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { ContactLines } from './contact-lines.tsx';
import styles from './home-screen.module.css';
import { Markets } from './markets.tsx';
import { TopButtons } from './top-buttons.tsx';

preloadHome();

// Home loads a third less without them: they wait until the markets are painted.
const SubmissionNotices = lazyPart(async () => {
  await new Promise<void>((resolve) => void whenIdle(resolve));
  return (await import('../../submissions/submission-notice.tsx')).SubmissionNotices;
});

/** Home screen: the markets that close next, banners, the list of today's markets, and contacts. */
export function HomeScreen() {
  return (
    <main className={styles.home}>
      <Suspense>
        <SubmissionNotices />
      </Suspense>
      <Markets>
        <Homepage />
      </Markets>
      <ContactLines />
    </main>
  );
}

function Homepage() {
  const { status, data, error, retry } = useHomepage();
  // If the markets fail too, their notice and its Retry serve both.
  const markets = useMarkets().status;
  const repeat = useEffectEvent(() => status === 'rejected' && retry());
  useEffect(() => {
    if (markets === 'pending') repeat();
  }, [markets]);
  const colours = data?.theme;
  useLayoutEffect(() => {
    if (colours) homepage.colours = colours;
  }, [colours]);
  if (status === 'pending') {
    return (
      <Loading text={t('Loading homepage...')} inPlace>
        <Skeleton className={styles.bannerShape} />
        <Skeleton height={44} />
      </Loading>
    );
  }
  const failure =
    status === 'rejected' && markets !== 'rejected'
      ? {
          text: show(fetchErrorText(error, fetchFallback.homepage)),
          onAction: retry,
        }
      : undefined;
  if (!data) return failure && <ErrorNotice {...failure} />;
  return (
    <Kept failure={failure}>
      <BannerCarousel banners={data.banners} options={data.banner_config} />
      <TopButtons buttons={data.buttons} options={data.button_config} />
    </Kept>
  );
}
