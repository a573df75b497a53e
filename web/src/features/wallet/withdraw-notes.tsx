import { config } from '../../config.ts';
import { show, t } from '../../i18n/translate.ts';
import { telephoneLink } from '../../lib/telephone.ts';
import { KeyValueList } from '../../ui/key-value-list.tsx';

/** Limits, hours and contacts of withdrawals. Text only: nothing enforces it. */
export function WithdrawNotes() {
  const [{ number }] = config().contacts;
  const text = show(number);
  const link = telephoneLink(text);
  const contact = link ? <a href={link}>{text}</a> : text;
  return (
    <KeyValueList
      boxed
      facts={[
        [t('Limits'), t('Rs 500 to Rs 99999')],
        [t('Timing'), t('10:30 AM to 11:00 PM')],
        [t('For any query'), contact],
      ]}
    />
  );
}
