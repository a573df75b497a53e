import { t } from '../../i18n/translate.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { outlines } from '../../ui/outlines.ts';
import { showToast } from '../../ui/toast.tsx';
import { type Win, winPicture } from './win-picture.ts';

/** A picture of a win, to share with the system's dialog or else to save. The app sends it nowhere. */
export function ShareWin({ win }: { readonly win: Win }) {
  const share = async () => {
    try {
      await give(await winPicture(win));
    } catch (error) {
      // The player closed the system's sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast("The picture couldn't be shared. Try again.", 'error');
    }
  };
  return (
    <IconButton
      icon={outlines.share}
      label={t('Share the win of {number} as a picture', { number: win.digits })}
      onClick={() => void share()}
    />
  );
}

async function give(picture: File): Promise<void> {
  const shared = { files: [picture] };
  if (navigator.canShare?.(shared)) return navigator.share(shared);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
