import { useState } from 'react';
import { t } from '../i18n/translate.ts';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password field with a visible label and a button that reveals the text. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [visible, setVisible] = useState(false);
  const field = props.label.toLowerCase();
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={visible ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={visible ? 'eye-off' : 'eye'}
          label={visible ? t('Hide {field}', { field }) : t('Show {field}', { field })}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
