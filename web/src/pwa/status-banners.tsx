import { useEffect, useRef, useState } from 'react';
import { t } from '../i18n/translate.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useNewVersion } from './new-version.ts';
import styles from './status-banner.module.css';
import { useOnline } from './use-online.ts';

/** Publishes the banner's height as a CSS variable for the sticky bars below. */
function useOwnHeight() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--strips', `${current.offsetHeight}px`),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--strips');
    };
  }, []);
  return box;
}

/** Banners above every screen: offline, and a new version. The live region exists before any text. */
export function StatusBanners() {
  const acceptVersion = useNewVersion();
  const box = useOwnHeight();
  const online = useOnline();
  const [declined, setDeclined] = useState<() => void>();
  const asks = acceptVersion && acceptVersion !== declined;
  return (
    <div ref={box} className={styles.strips} role="status">
      {!online && (
        <div className={styles.strip}>
          <Icon name="info" size={20} />
          <p className={styles.text}>{t("You're offline. This may be out of date.")}</p>
        </div>
      )}
      {online && asks && (
        <div className={styles.strip}>
          <Icon name="refresh" size={20} />
          <p className={styles.text}>{t('New version')}</p>
          <button type="button" className={styles.action} onClick={acceptVersion}>
            {t('Update')}
          </button>
          <IconButton
            icon="close"
            label={t('Later')}
            onClick={() => setDeclined(() => acceptVersion)}
          />
        </div>
      )}
    </div>
  );
}
