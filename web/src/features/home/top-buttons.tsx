import type { HomeButton, HomepageConfig } from '@matka/contracts/api/homepage';
import { t } from '../../i18n/translate.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './home-screen.module.css';

const fallback = (): readonly HomeButton[] => [
  { id: 1, name: t('STARLINE') },
  { id: 2, name: t('JACKPOT') },
];

type TopButtonsProps = {
  readonly buttons: HomepageConfig['buttons'];
  readonly options: HomepageConfig['button_config'];
};

/** The buttons above the markets. They do nothing when tapped: a quirk that is kept. */
export function TopButtons({ buttons, options }: TopButtonsProps) {
  const configured = buttons.slice(0, options.number_of_buttons);
  const shown = configured.length > 0 ? configured : fallback();
  return (
    <div className={styles.buttons}>
      {shown.map(({ id, name, theme = options.button_theme }) => (
        <button
          key={id}
          type="button"
          data-look={theme === 'primary' ? 'primary' : 'secondary'}
          className={classNames(buttonClass(), styles.button)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
