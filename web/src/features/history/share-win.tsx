import type { BetRecord } from '@matka/contracts/api/history';
import { t } from '../../i18n/translate.ts';
import type { EntryWithOutcome } from '../../matka/known-draw.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { outlines } from '../../ui/outlines.ts';
import { showToast } from '../../ui/toast.tsx';
import { winOf } from './win-of.ts';
import { winPicture } from './win-picture.ts';

type ShareWinProps = {
  readonly record: BetRecord;
  readonly entry: EntryWithOutcome;
  /** A button of the full width, with a word. */
  readonly isWide?: boolean;
};

/** A picture of a win, to share with the system's dialog or else to save. The app does not send it. */
export function ShareWin({ record, entry, isWide }: ShareWinProps) {
  const share = async () => {
    try {
      await give(await winPicture(winOf(record, entry)));
    } catch {
      showToast("The picture couldn't be shared. Try again.", 'error');
    }
  };
  const label = t('Share the win of {number} as a picture', { number: entry.digits });
  const onClick = () => void share();
  if (!isWide) return <IconButton icon={outlines.share} label={label} onClick={onClick} />;
  return (
    <Button variant="secondary" block aria-label={label} onClick={onClick}>
      <Icon name={outlines.share} />
      <span>{t('Share')}</span>
    </Button>
  );
}

/** The player closed the system's dialog, or it is already open. */
const isNoRefusal = (error: unknown): boolean =>
  error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);

async function give(picture: File): Promise<void> {
  const shared = { files: [picture] };
  try {
    if (navigator.canShare?.(shared)) return await navigator.share(shared);
  } catch (error) {
    if (isNoRefusal(error)) return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
