import { forgotMeta } from '#content/auth/meta.ts'
import { confirmPageTexts } from '#content/interface/auth/confirm.ts'
import { forgotFormTexts, forgotPageTexts } from '#content/interface/auth/forgot.ts'
import { invitationPageTexts } from '#content/interface/auth/invitation.ts'
import { resetPageTexts } from '#content/interface/auth/reset.ts'
import { secondStepTexts } from '#content/interface/auth/second-step.ts'
import { authTabsTexts, loginFormTexts, registerFormTexts } from '#content/interface/auth/sign-in.ts'
import { passwordLabel } from '#content/interface/controls.ts'
import { logOutButton } from '#content/interface/shell.ts'
import { factorKeysMax } from '#contracts/factor-keys.ts'
import { accountRules } from '#shared/account-rules.ts'
import { keepFieldPrefix } from '#shared/keep-field.ts'
import type { FormField, FormPage } from '#platform/http/form-page.ts'

const returnField = { name: 'next', type: 'hidden', label: '' } as const

const newPasswordField: FormField = {
  name: 'password',
  type: 'password',
  label: passwordLabel,
  autocomplete: 'new-password',
  minLength: accountRules.passwordCharsMin,
  maxLength: accountRules.passwordCharsMax,
  hint: accountRules.passwordHint,
}

export const loginForm: FormPage = {
  heading: authTabsTexts.login,
  action: '/api/login',
  submitLabel: loginFormTexts.loginButton,
  fields: [
    returnField,
    { name: 'username', type: 'text', label: loginFormTexts.usernameLabel, autocomplete: 'username' },
    { name: 'password', type: 'password', label: passwordLabel, autocomplete: 'current-password' },
  ],
  wayOut: { href: forgotMeta.path, label: loginFormTexts.forgotLink },
}

export const secondStepForm: FormPage = {
  heading: secondStepTexts.title,
  action: '/api/login/second-step',
  submitLabel: secondStepTexts.submitButton,
  fields: [
    returnField,
    { name: 'code', type: 'text', label: secondStepTexts.codeLabel, autocomplete: 'one-time-code' },
  ],
  wayOut: { href: '/auth', label: secondStepTexts.otherAccount },
}

export const registrationForm: FormPage = {
  heading: authTabsTexts.register,
  action: '/api/register',
  submitLabel: authTabsTexts.register,
  fields: [
    returnField,
    {
      name: 'username',
      type: 'text',
      label: registerFormTexts.usernameLabel,
      autocomplete: 'username',
      minLength: accountRules.usernameCharsMin,
      maxLength: accountRules.usernameCharsMax,
      hint: accountRules.usernameHint,
    },
    {
      name: 'name',
      type: 'text',
      label: registerFormTexts.nameLabel,
      autocomplete: 'name',
      maxLength: accountRules.nameCharsMax,
    },
    {
      name: 'email',
      type: 'email',
      label: registerFormTexts.emailLabel,
      autocomplete: 'email',
      maxLength: accountRules.emailCharsMax,
    },
    newPasswordField,
    {
      name: 'role',
      type: 'select',
      label: registerFormTexts.typeLabel,
      options: registerFormTexts.types.map(({ role, label }) => ({ value: role, label })),
    },
  ],
}

export const logoutForm: FormPage = {
  heading: logOutButton,
  action: '/api/logout',
  submitLabel: logOutButton,
  fields: [],
}

export const resetRequestForm: FormPage = {
  heading: forgotPageTexts.title,
  action: '/api/password-reset',
  submitLabel: forgotFormTexts.sendButton,
  fields: [
    {
      name: 'email',
      type: 'email',
      label: forgotFormTexts.emailLabel,
      autocomplete: 'email',
      maxLength: accountRules.emailCharsMax,
    },
  ],
}

const tokenField = { name: 'token', type: 'hidden', label: '' } as const

/** Each kept factor is a box of its own, because the values of a form have one value a name. */
const keptNames = (values: Record<string, string>) =>
  Object.keys(values)
    .filter((name) => name.startsWith(keepFieldPrefix))
    .slice(0, factorKeysMax)

export const keptInForm = (values: Record<string, string>) =>
  keptNames(values).map((name) => name.slice(keepFieldPrefix.length))

export const newPasswordForm = (values: Record<string, string>): FormPage => ({
  heading: resetPageTexts.title,
  action: '/api/password-reset',
  submitLabel: resetPageTexts.setButton,
  fields: [
    tokenField,
    ...keptNames(values).map((name) => ({ name, type: 'hidden', label: '' }) as const),
    { ...newPasswordField, label: resetPageTexts.passwordLabel },
  ],
})

export const invitationForm: FormPage = {
  heading: invitationPageTexts.heading,
  action: '/api/invitation',
  submitLabel: invitationPageTexts.button,
  fields: [
    tokenField,
    {
      name: 'name',
      type: 'text',
      label: invitationPageTexts.nameLabel,
      autocomplete: 'name',
      maxLength: accountRules.nameCharsMax,
    },
    newPasswordField,
  ],
}

export const confirmationForm: FormPage = {
  heading: confirmPageTexts.title,
  action: '/api/email-confirmation',
  submitLabel: confirmPageTexts.confirmButton,
  fields: [tokenField],
}
