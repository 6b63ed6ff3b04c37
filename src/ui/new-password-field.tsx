import type { ComponentProps } from 'react'
import { accountRules } from '#shared/account-rules.ts'
import { PasswordField } from './password-field.tsx'

type NewPasswordFieldProps = Pick<ComponentProps<typeof PasswordField>, 'label' | 'name'>

export const NewPasswordField = (props: NewPasswordFieldProps) => (
  <PasswordField
    {...props}
    autoComplete="new-password"
    hint={accountRules.passwordHint}
    minLength={accountRules.passwordCharsMin}
    maxLength={accountRules.passwordCharsMax}
  />
)
