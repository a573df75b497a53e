import { useEffect, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { rotate, rotateBack } from './rotation.ts';

/** Turns the screen sideways and back. The player may also leave fullscreen by other ways. */
export function RotateButton() {
  const [rotated, setRotated] = useState(false);
  useEffect(() => {
    const follow = () => setRotated(document.fullscreenElement != null);
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      // No other screen is read sideways.
      if (document.fullscreenElement) void rotateBack();
    };
  }, []);
  const toggle = async () => setRotated(rotated ? await rotateBack() : await rotate());
  return (
    <IconButton
      icon="rotate"
      label="Rotate screen"
      aria-pressed={rotated}
      onClick={() => void toggle()}
    />
  );
}
