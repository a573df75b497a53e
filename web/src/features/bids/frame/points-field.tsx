import type { Ref } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../../i18n/translate.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { changePoints } from '../engine/form-actions.ts';
import type { BidScreen } from '../engine/screen.ts';
import { readPointsText } from '../rules/points.ts';
import { useErrorId } from './form-message.tsx';
import { giveWayToScreenReader } from './number-pad-state.ts';

type PointsFieldProps = {
  readonly screen: BidScreen;
  readonly ref?: Ref<HTMLInputElement>;
  readonly enterKeyHint?: 'done' | 'go';
  readonly inputMode?: 'numeric' | 'none';
};

/** The points of the next bid: digits only, five at most. */
export function PointsField(props: PointsFieldProps) {
  const { screen, ref, enterKeyHint = 'done', inputMode = 'numeric' } = props;
  // `sync: true` keeps the caret in place.
  const { form } = useSnapshot(screen.state, { sync: true });
  return (
    <TextField
      ref={ref}
      name="points"
      label={t('enterPoints')}
      errorId={useErrorId(screen, 'points')}
      value={form.points}
      read={readPointsText}
      onChange={(typed, doubtful) => changePoints(screen, typed, doubtful)}
      inputMode={inputMode}
      onClick={giveWayToScreenReader}
      autoComplete="off"
      enterKeyHint={enterKeyHint}
    />
  );
}
