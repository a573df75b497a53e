import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../../../i18n/translate.ts';
import { tick } from '../../../motion/motion.ts';
import { refuse } from '../../../motion/refuse.ts';
import { Icon } from '../../../ui/icon.tsx';
import { outlines } from '../../../ui/outlines.ts';
import { pressProps } from '../../../ui/press.ts';
import textStyles from '../../../ui/text.module.css';
import tones from '../../../ui/tone.module.css';
import { addKeys } from '../engine/add-bid.ts';
import { changePoints } from '../engine/form-actions.ts';
import type { BidScreen } from '../engine/screen.ts';
import { removeBid } from '../engine/table.ts';
import { readPoints } from '../rules/points.ts';
import { inputOf } from './entry-fields.ts';
import styles from './jodi-board.module.css';
import { PointsField } from './points-field.tsx';
import chips from './stake-chips.module.css';
import { StakeChips } from './stake-chips.tsx';

const jodis = Array.from({ length: 100 }, (_, jodi) => String(jodi).padStart(2, '0'));

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -10,
  ArrowDown: 10,
};

/** Stakes in points from which the background of a jodi is darker. */
const DEEPER = [0, 100, 300];

type ScreenProps = { readonly screen: BidScreen };

/** The hundred jodis: a tap stakes the points on one, a drag over a row stakes them on each jodi that it passes. */
export function JodiBoard({ screen }: ScreenProps) {
  const { form, bids } = useSnapshot(screen.state);
  const [takesBack, setTakesBack] = useState(false);
  const points = readPoints(form.points);
  const stake = (numbers: readonly string[]) => {
    if (takesBack) {
      const bid = bids.find(({ label }) => label === numbers[0]);
      if (bid) removeBid(screen, bid, points);
      return;
    }
    if (addKeys(screen, numbers)) refuse(inputOf('points'));
    else tick();
  };
  return (
    <div className={styles.entry}>
      <div className={styles.stakes}>
        <PointsField screen={screen} />
        {takesBack && points ? (
          <p className={textStyles.quiet} role="status">
            {t('Tap a number to take {points} back', { points })}
          </p>
        ) : (
          <StakeChips
            onPick={(points) => changePoints(screen, String(points))}
            chosen={form.points}
          />
        )}
        <button
          type="button"
          className={takesBack ? tones.bad : chips.chip}
          aria-label={t('Take bids back')}
          aria-pressed={takesBack}
          onClick={() => setTakesBack(!takesBack)}
        >
          {takesBack && points ? `−${points}` : <Icon name={outlines.minus} />}
        </button>
      </div>
      <Cells screen={screen} onStake={stake} drags={!takesBack} />
    </div>
  );
}

/** A drag over a row by the pointer that began it. The first jodi may already have points. */
interface Drag {
  readonly pointer: number;
  readonly from: number;
  readonly to: number;
  readonly isFirstTaken?: boolean;
}

type CellsProps = ScreenProps & {
  readonly onStake: (numbers: readonly string[]) => void;
  readonly drags: boolean;
};

/** The jodi of an element on the board; NaN elsewhere. */
const jodiIn = (board: Element | null, element: Element | null): number => {
  const key = element?.closest('button');
  return key && board?.contains(key) ? Number(key.value) : Number.NaN;
};

/** The jodis of one row between two, in the order of the board; only the first if the second is of another row. */
function passed(from: number, to: number): readonly string[] {
  if (Math.floor(from / 10) !== Math.floor(to / 10)) return jodis.slice(from, from + 1);
  return jodis.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** One stop of the Tab key; arrow keys move between the jodis. */
function Cells({ screen, onStake, drags }: CellsProps) {
  const { bids } = useSnapshot(screen.state);
  const board = useRef<HTMLFieldSetElement>(null);
  const [current, setCurrent] = useState(0);
  const [drag, setDrag] = useState<Drag>();
  const dragged = drag ? passed(drag.from, drag.to) : [];
  const move = (event: KeyboardEvent) => {
    const next = current + (steps[event.key] ?? Number.NaN);
    if (!jodis[next]) return;
    event.preventDefault();
    setCurrent(next);
    board.current?.querySelectorAll('button')[next]?.focus();
  };
  const begin = (event: PointerEvent) => {
    const from = jodiIn(board.current, event.target instanceof Element ? event.target : null);
    if (drags && event.isPrimary && from >= 0)
      setDrag({ pointer: event.pointerId, from, to: from });
  };
  const follow = (event: PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return;
    // A touch stays with the element on which it began.
    const to = jodiIn(board.current, document.elementFromPoint(event.clientX, event.clientY));
    if (to >= 0 && to !== drag.to) setDrag({ ...drag, to });
  };
  const end = ({ type, pointerId }: PointerEvent) => {
    if (drag?.pointer !== pointerId) return;
    setDrag(undefined);
    if (type !== 'pointerup' || dragged.length < 2) return;
    onStake(dragged.filter((jodi) => !(drag.isFirstTaken && jodi === jodis[drag.from])));
  };
  return (
    <fieldset
      ref={board}
      className={styles.board}
      aria-label={t('All jodis')}
      onKeyDown={move}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
      onPointerLeave={end}
    >
      {jodis.map((jodi, at) => {
        const points = bids.find(({ label }) => label === jodi)?.points;
        return (
          <button
            key={jodi}
            type="button"
            value={jodi}
            data-depth={points && DEEPER.filter((from) => points >= from).length}
            data-dragged={(dragged.length > 1 && dragged.includes(jodi)) || undefined}
            aria-description={points === undefined ? undefined : t('{points} points', { points })}
            tabIndex={at === current ? undefined : -1}
            {...pressProps(() => {
              setCurrent(at);
              // A second thumb takes the tap of the first, which may still become a drag.
              setDrag((now) => (now?.from === at ? { ...now, isFirstTaken: true } : now));
              onStake([jodi]);
            })}
          >
            {jodi}
            <span aria-hidden="true">{points}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
