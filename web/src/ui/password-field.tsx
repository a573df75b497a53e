import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password under a visible label, with an eye that shows what was typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={visible ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={visible ? 'eye-off' : 'eye'}
          label={`${visible ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
