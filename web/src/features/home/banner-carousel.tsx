import type { HomepageConfig } from '@matka/contracts/api/homepage';
import { useEffect, useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import cards from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './banner-carousel.module.css';
import { BannerSlide } from './banner-slide.tsx';
import { useRotation } from './use-rotation.ts';
import { useSwipe } from './use-swipe.ts';

/** The configurable animations; the first is the default. */
const animations = ['fade', 'slide', 'none'] as const;

function animationOf(configured: string): (typeof animations)[number] {
  return animations.find((name) => name === configured.toLowerCase()) ?? 'fade';
}

type BannerCarouselProps = {
  readonly banners: HomepageConfig['banners'];
  readonly options: HomepageConfig['banner_config'];
};

/** The rotating banners of the homepage, controlled by swipes and two buttons. */
export function BannerCarousel({ banners, options }: BannerCarouselProps) {
  const shown = banners.slice(0, options.total_banners);
  const rotation = useRotation(shown.length, options.animation_duration);
  const { current, show, paused, togglePaused } = rotation;
  const swipe = useSwipe((step) => show(current + step));
  // Later pictures load after the screen, or when the player moves on to them.
  const [rested, setRested] = useState(false);
  const many = shown.length > 1;
  useEffect(() => (many ? whenIdle(() => setRested(true)) : undefined), [many]);
  if (shown.length === 0) return null;
  const animation = animationOf(options.animation_type);
  return (
    <section
      className={classNames(cards.card, styles.carousel)}
      aria-roledescription={t('carousel')}
      aria-label={t('Banners')}
    >
      <ul ref={many ? swipe : null} className={styles.slides} data-animation={animation}>
        {shown.map((banner, index) => (
          <BannerSlide
            key={banner.id}
            banner={banner}
            shown={index === current}
            loaded={rested || index === 0 || current !== 0}
          />
        ))}
      </ul>
      {many && (
        <div className={styles.controls}>
          <IconButton
            icon={paused ? 'play' : 'pause'}
            label={paused ? t('Play banners') : t('Pause banners')}
            onClick={togglePaused}
          />
          <IconButton
            icon="chevron-right"
            label={t('Next banner, {number} of {count} is shown', {
              number: current + 1,
              count: shown.length,
            })}
            onClick={() => show(current + 1)}
          />
        </div>
      )}
    </section>
  );
}
