import { useEffect, useState } from 'react';
import { t } from '../../i18n/translate.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { outlines } from '../../ui/outlines.ts';
import { rotate, rotateBack } from './rotation.ts';

/** Rotates the screen to landscape and back. Fullscreen may also be left by other means. */
export function RotateButton() {
  const [rotated, setRotated] = useState(false);
  useEffect(() => {
    const follow = () => setRotated(document.fullscreenElement != null);
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      // Other screens are portrait.
      if (document.fullscreenElement) void rotateBack();
    };
  }, []);
  const toggle = async () => setRotated(rotated ? await rotateBack() : await rotate());
  return (
    <IconButton
      icon={outlines.rotate}
      label={t('Rotate screen')}
      aria-pressed={rotated}
      onClick={() => void toggle()}
    />
  );
}
