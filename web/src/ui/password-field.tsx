import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password field with a visible label and a button that reveals the text. */
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
