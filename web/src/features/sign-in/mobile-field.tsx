import { t } from '../../i18n/translate.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldProps } from './use-fields.ts';

/** The mobile number: digits only, shown behind the country code. */
export function MobileField(field: FieldProps) {
  return (
    <TextField
      {...field}
      label={t('Mobile number')}
      name="mobile_number"
      prefix="+91"
      type="tel"
      inputMode="numeric"
      autoComplete="username"
    />
  );
}
