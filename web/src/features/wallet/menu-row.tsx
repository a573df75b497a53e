import { Fragment } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import rows from '../../ui/row.module.css';

type MenuRowProps = {
  readonly label: string;
  readonly icon?: IconName;
  /** Without it the row has no effect: a quirk that is kept. */
  readonly onClick?: () => void;
};

const withBreaks = (label: string) =>
  label.split(/(?<=\/)/).map((part) => (
    <Fragment key={part}>
      <span>{part}</span>
      <wbr />
    </Fragment>
  ));

/** A menu row: icon, label, and an arrow if it leads anywhere. */
export function MenuRow({ label, icon, onClick }: MenuRowProps) {
  return (
    <button
      type="button"
      className={classNames(rows.row, !onClick && rows.dead)}
      // Some screen readers announce a space at a line break.
      aria-label={label}
      onClick={onClick}
    >
      {icon && (
        <Badge>
          <Icon name={icon} />
        </Badge>
      )}
      <span className={rows.text}>
        <span>{withBreaks(label)}</span>
      </span>
      {onClick && <Icon name="chevron-right" size={20} />}
    </button>
  );
}
