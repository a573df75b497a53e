import { useSnapshot } from 'valtio';
import { t } from '../../../i18n/translate.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { hasForm } from '../engine/definition.ts';
import { changePoints } from '../engine/form-actions.ts';
import type { BidScreen } from '../engine/screen.ts';
import { readPointsText } from '../rules/points.ts';
import { useErrorId } from './form-message.tsx';
import { hideForScreenReader, useBoard, useNumberPad } from './number-pad-state.ts';

export function PointsField({ screen }: { readonly screen: BidScreen }) {
  // `sync: true` keeps the caret in place.
  const { form } = useSnapshot(screen.state, { sync: true });
  const { entry } = screen.definition;
  const hasPad = useNumberPad(entry);
  const hasBoard = useBoard(entry);
  const isForm = hasForm(entry) && !hasBoard;
  return (
    <TextField
      name="points"
      label={t('Enter Points')}
      errorId={useErrorId(screen, 'points')}
      value={form.points}
      read={readPointsText}
      onChange={(typed, doubtful) => changePoints(screen, typed, doubtful)}
      inputMode={hasPad ? 'none' : 'numeric'}
      onClick={hideForScreenReader}
      autoComplete="off"
      enterKeyHint={isForm ? 'go' : 'done'}
    />
  );
}
