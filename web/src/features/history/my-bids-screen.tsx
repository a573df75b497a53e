import type { PlainText } from '../../i18n/text.ts';
import { t } from '../../i18n/translate.ts';
import { type Path, paths } from '../../lib/paths.ts';
import { SubmissionNotices } from '../../submissions/submission-notice.tsx';
import { Badge } from '../../ui/badge.tsx';
import cardStyles from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { outlines } from '../../ui/outlines.ts';
import page from '../../ui/page.module.css';
import rows from '../../ui/row.module.css';
import textStyles from '../../ui/text.module.css';
import styles from './my-bids-screen.module.css';

const cards: readonly { label: PlainText; about: PlainText; icon: IconName; path: Path }[] = [
  {
    label: 'Bid History',
    about: 'Every bid you placed',
    icon: 'bids',
    path: paths.bidHistory,
  },
  {
    label: 'Win History',
    about: 'The bids that won',
    icon: outlines.trophy,
    path: paths.winHistory,
  },
  {
    label: 'Game Results',
    about: 'Numbers, day by day',
    icon: outlines.calendar,
    path: paths.marketResultHistory,
  },
];

export function MyBidsScreen() {
  return (
    <main className={page.page}>
      <SubmissionNotices />
      <ul className={page.parts}>
        {cards.map(({ label, about, icon, path }) => (
          <li key={path} className={classNames(cardStyles.card, rows.row, styles.card)}>
            <Badge large={true}>
              <Icon name={icon} />
            </Badge>
            <div className={rows.text}>
              <Link to={path} className={cardStyles.link}>
                {t(label)}
              </Link>
              <p className={textStyles.quiet}>{t(about)}</p>
            </div>
            <Icon name="chevron-right" size={20} />
          </li>
        ))}
      </ul>
    </main>
  );
}
