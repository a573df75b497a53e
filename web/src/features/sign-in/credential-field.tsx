import type { GrantType } from '@matka/contracts/api/users';
import { useAuth } from '../../auth/auth-state.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { PinField } from '../../ui/pin-field.tsx';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';
import type { FieldProps } from './use-fields.ts';
import { useTextedCode } from './use-texted-code.ts';

type CredentialFieldProps = FieldProps & {
  readonly grantType: GrantType;
  readonly label: string;
  readonly name: string;
  /** True if the browser should offer a new credential, not a saved one. */
  readonly isNew?: boolean;
};

/** The field of the credential in use: password with an eye, four PIN boxes, or one-time code. */
export function CredentialField({ grantType, isNew = false, ...field }: CredentialFieldProps) {
  const secret = isNew ? 'new-password' : 'current-password';
  if (grantType === 'mpin') return <PinField {...field} autoComplete={secret} />;
  if (grantType === 'otp') return <CodeField {...field} />;
  return <PasswordField {...field} autoComplete={secret} />;
}

/** A one-time code, which the browser fills in if it can. */
function CodeField(field: TextFieldProps) {
  const { loading } = useAuth();
  useTextedCode((code) => field.onChange(code, false), loading);
  return <TextField {...field} inputMode="numeric" autoComplete="one-time-code" />;
}
