import type { Banner } from '@matka/contracts/api/homepage';
import { useState } from 'react';
import styles from './banner-carousel.module.css';

type BannerSlideProps = {
  readonly banner: Banner;
  readonly shown: boolean;
  readonly loaded: boolean;
};

/** A banner: its image, or the colours of the brand, above its caption. */
export function BannerSlide({ banner, shown, loaded }: BannerSlideProps) {
  const [broken, setBroken] = useState(false);
  const { image_url, title, description } = banner;
  const pictured = Boolean(image_url) && !broken;
  return (
    <li className={styles.slide} data-shown={shown || undefined} aria-hidden={!shown}>
      <div className={styles.picture}>
        {pictured && loaded && (
          <img
            className={styles.image}
            src={image_url}
            alt={[title, description].filter(Boolean).join('. ')}
            draggable={false}
            onError={() => setBroken(true)}
          />
        )}
      </div>
      {/* The image has the same alternative text. */}
      <p className={styles.caption} aria-hidden={pictured}>
        <strong>{title}</strong> <span>{description}</span>
      </p>
    </li>
  );
}
