import type { Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../auth/auth-state.ts';
import { useTrustedUser } from '../auth/stored-user.ts';
import type { PlainText } from '../i18n/text.ts';
import { t } from '../i18n/translate.ts';
import { formatRupees } from '../lib/money.ts';
import { type Path, paths } from '../lib/paths.ts';
import { UNKNOWN } from '../lib/time.ts';
import { useBack } from '../lib/use-back.ts';
import { AppBar } from '../ui/app-bar.tsx';
import { Logo } from '../ui/logo.tsx';
import { useLazySheet } from '../ui/use-lazy-sheet.tsx';

/** Contents of the bar at the top of a screen, beside the wallet. */
export type Bar = {
  /** Title of the screen; the app's logo if absent. */
  readonly title?: PlainText;
  /** Target of the back button; no button if absent. */
  readonly back?: Path | 'previous';
  readonly menu?: boolean;
};

const loadProfilePanel = () => import('./profile-panel.tsx').then((m) => m.ProfilePanel);

/** The bar of the shell: menu or back, logo or title, wallet balance and the way to the wallet. */
export function TopBar({ bar, slot }: { readonly bar: Bar; readonly slot: Ref<HTMLElement> }) {
  const { appConfig } = useAuth();
  const user = useTrustedUser();
  const navigate = useNavigate();
  const [openPanel, panel] = useLazySheet(loadProfilePanel, {});
  const { title, back, menu } = bar;
  const stepBack = useBack();
  const goBack = () => (back === 'previous' ? stepBack() : back && navigate(back));
  return (
    <>
      <AppBar
        title={title ? t(title) : appConfig.app_name}
        logo={title === undefined ? <Logo name={appConfig.app_name} /> : undefined}
        onBack={back && goBack}
        onMenu={menu ? openPanel : undefined}
        balance={user ? formatRupees(user.points) : UNKNOWN}
        onWallet={() => navigate(paths.wallet)}
        action={<span ref={slot} />}
      />
      {menu && panel}
    </>
  );
}
