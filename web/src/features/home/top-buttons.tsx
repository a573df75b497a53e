import type { HomeButton, HomepageConfig } from '@matka/contracts/api/homepage';
import { buttonClass } from '../../ui/button-class.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './home-screen.module.css';

/** How many buttons are shown when the configuration does not say. */
const BUTTONS = 3;

const fallback: readonly HomeButton[] = [
  { id: 1, name: 'STARLINE' },
  { id: 2, name: 'JACKPOT' },
];

type TopButtonsProps = {
  readonly buttons: HomepageConfig['buttons'] | undefined;
  readonly options: HomepageConfig['button_config'] | undefined;
};

/** The buttons above the markets. They do nothing when tapped: a quirk that is kept. */
export function TopButtons({ buttons, options }: TopButtonsProps) {
  const configured = buttons?.slice(0, options?.number_of_buttons ?? BUTTONS) ?? [];
  const shown = configured.length > 0 ? configured : fallback;
  return (
    <div className={styles.buttons}>
      {shown.map(({ id, name, theme = options?.button_theme ?? 'primary' }) => (
        <button
          key={id}
          type="button"
          data-look={theme === 'primary' ? 'primary' : 'secondary'}
          className={classNames(buttonClass(), styles.button, theme !== 'primary' && styles.accent)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
