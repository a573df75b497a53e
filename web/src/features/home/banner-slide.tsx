import type { Banner } from '@matka/contracts/api/homepage';
import { useState } from 'react';
import styles from './banner-carousel.module.css';

type BannerSlideProps = { readonly banner: Banner; readonly shown: boolean };

/** One banner: its image, or a plain card in its place, with title and description as caption. */
export function BannerSlide({ banner, shown }: BannerSlideProps) {
  const [broken, setBroken] = useState(false);
  const { image_url, title, description } = banner;
  return (
    <li className={styles.slide} data-shown={shown || undefined} aria-hidden={!shown}>
      {image_url && !broken && (
        <img
          className={styles.image}
          src={image_url}
          alt={[title, description].filter(Boolean).join('. ')}
          draggable={false}
          onError={() => setBroken(true)}
        />
      )}
      <div className={styles.caption} aria-hidden={Boolean(image_url) && !broken}>
        <p className={styles.title}>{title}</p>
        <p className={styles.description}>{description}</p>
      </div>
    </li>
  );
}
