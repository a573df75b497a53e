import { useSnapshot } from 'valtio';
import { GuideButton } from '../../../bet-guide/guide-button.tsx';
import { t } from '../../../i18n/translate.ts';
import { formatDashedDay } from '../../../lib/days.ts';
import { useToday } from '../../../lib/use-host-now.ts';
import { offeredSessions } from '../../../matka/offered-bets.ts';
import { sessionName } from '../../../matka/session-name.ts';
import cards from '../../../ui/card.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { outlines } from '../../../ui/outlines.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { chooseType } from '../engine/form-actions.ts';
import { type BidScreen, statusOf } from '../engine/screen.ts';
import { sessionOf } from '../engine/screen-bids.ts';
import styles from './bid-form.module.css';
import { betTypeTitle } from './bid-texts.ts';
import { FormMessage } from './form-message.tsx';
import { JodiBoard } from './jodi-board.tsx';
import { LastChange } from './last-change.tsx';
import { NumberKeys } from './number-keys.tsx';
import { switchBoard, switchNumberPad, useBoard, useNumberPad } from './number-pad-state.ts';
import { PointsGrid } from './points-grid.tsx';
import { SuggestionPanel } from './suggestion-panel.tsx';
import { TimeLeft } from './time-left.tsx';
import { TypedEntryForm } from './typed-entry-form.tsx';

/** Bet type, deadline, date, type and the screen's entry form. */
export function BidForm({ screen }: { readonly screen: BidScreen }) {
  const { betType, definition } = screen;
  const { form, found } = useSnapshot(screen.state);
  const hasBoard = useBoard(definition.entry);
  const isCompact = useNumberPad(definition.entry) || hasBoard;
  return (
    <section className={classNames(cards.card, styles.card)} data-board={hasBoard || undefined}>
      <div className={styles.head}>
        <h2 className={styles.title}>{betTypeTitle(screen)}</h2>
        <div className={styles.icons}>
          <BoardSwitch screen={screen} />
          <PadSwitch screen={screen} />
          <GuideButton betType={betType} session={sessionOf(screen, form)} market={found.market} />
        </div>
        <div className={styles.line}>
          {hasBoard && <FormMessage screen={screen} />}
          {isCompact && <LastChange screen={screen} />}
          <TimeLeft screen={screen} />
        </div>
        <div className={styles.pair}>
          <DateField />
          <TypeField screen={screen} />
        </div>
      </div>
      <Entry screen={screen} />
      <SuggestionPanel screen={screen} />
    </section>
  );
}

/** Switches between the number pad and the phone's keyboard, on a device with room for the pad. */
function PadSwitch({ screen }: { readonly screen: BidScreen }) {
  const hasPad = useNumberPad(screen.definition.entry);
  if (hasPad === undefined) return null;
  return (
    <IconButton
      icon={hasPad ? outlines.keyboard : outlines.keypad}
      label={hasPad ? t("Use the phone's keyboard") : t('Use the number pad')}
      onClick={() => switchNumberPad(!hasPad)}
    />
  );
}

function BoardSwitch({ screen }: { readonly screen: BidScreen }) {
  const { entry } = screen.definition;
  const hasBoard = useBoard(entry);
  if (!entry.board) return null;
  return (
    <IconButton
      icon={hasBoard ? outlines.pencil : outlines.board}
      label={hasBoard ? t('Type the jodis') : t('Use the board of jodis')}
      onClick={() => switchBoard(!hasBoard)}
    />
  );
}

function DateField() {
  const date = formatDashedDay(useToday());
  return (
    <TextField
      label={t('Date')}
      value={date}
      onChange={() => undefined}
      readOnly={true}
      size={date.length}
    />
  );
}

function TypeField({ screen }: { readonly screen: BidScreen }) {
  const { form, found } = useSnapshot(screen.state);
  const offered = offeredSessions(statusOf(found), screen.betType.config.bet_direction);
  // A session that has ended since it was chosen stays until the player chooses another.
  const sessions = form.type && !offered.includes(form.type) ? [...offered, form.type] : offered;
  return (
    <SelectField
      label={t('Type')}
      value={form.type}
      placeholder={t('Select')}
      options={sessions.map((session) => ({ value: session, label: sessionName(session) }))}
      onChange={(value) => chooseType(screen, value === 'open' ? 'open' : 'close')}
    />
  );
}

function Entry({ screen }: { readonly screen: BidScreen }) {
  const { entry } = screen.definition;
  const hasBoard = useBoard(entry);
  if (entry.kind === 'grid') return <PointsGrid screen={screen} />;
  if (hasBoard) return <JodiBoard screen={screen} />;
  if (entry.kind === 'keypad') return <NumberKeys screen={screen} />;
  return <TypedEntryForm screen={screen} />;
}
