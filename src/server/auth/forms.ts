import { accountRules } from '#contracts/auth.ts'
import type { FormPage } from '#server/http/form-page.ts'

const returnField = { name: 'next', type: 'hidden', label: '' } as const

export const loginForm: FormPage = {
  heading: 'Login',
  action: '/api/login',
  submitLabel: 'Login',
  fields: [
    returnField,
    { name: 'username', type: 'text', label: 'Username', autocomplete: 'username' },
    { name: 'password', type: 'password', label: 'Password', autocomplete: 'current-password' },
  ],
}

export const registrationForm: FormPage = {
  heading: 'Register',
  action: '/api/register',
  submitLabel: 'Register',
  fields: [
    returnField,
    {
      name: 'username',
      type: 'text',
      label: 'Username',
      autocomplete: 'username',
      minLength: accountRules.usernameCharsMin,
      maxLength: accountRules.usernameCharsMax,
      hint: accountRules.usernameHint,
    },
    {
      name: 'name',
      type: 'text',
      label: 'Full name',
      autocomplete: 'name',
      maxLength: accountRules.nameCharsMax,
    },
    {
      name: 'email',
      type: 'email',
      label: 'Email',
      autocomplete: 'email',
      maxLength: accountRules.emailCharsMax,
    },
    {
      name: 'password',
      type: 'password',
      label: 'Password',
      autocomplete: 'new-password',
      minLength: accountRules.passwordCharsMin,
      maxLength: accountRules.passwordCharsMax,
      hint: accountRules.passwordHint,
    },
    {
      name: 'role',
      type: 'select',
      label: 'Account type',
      options: [
        { value: 'client', label: 'Client' },
        { value: 'provider', label: 'Service Provider' },
      ],
    },
  ],
}

export const logoutForm: FormPage = {
  heading: 'Log out',
  action: '/api/logout',
  submitLabel: 'Log out',
  fields: [],
}

export const resetRequestForm: FormPage = {
  heading: 'Forgot your password?',
  action: '/api/password-reset',
  submitLabel: 'Send the link',
  fields: [
    {
      name: 'email',
      type: 'email',
      label: 'Email',
      autocomplete: 'email',
      maxLength: accountRules.emailCharsMax,
    },
  ],
}

const tokenField = { name: 'token', type: 'hidden', label: '' } as const

export const newPasswordForm: FormPage = {
  heading: 'Choose a new password',
  action: '/api/password-reset',
  submitLabel: 'Set the password',
  fields: [
    tokenField,
    {
      name: 'password',
      type: 'password',
      label: 'New password',
      autocomplete: 'new-password',
      minLength: accountRules.passwordCharsMin,
      maxLength: accountRules.passwordCharsMax,
      hint: accountRules.passwordHint,
    },
  ],
}

export const confirmationForm: FormPage = {
  heading: 'Confirm your email address',
  action: '/api/email-confirmation',
  submitLabel: 'Confirm the address',
  fields: [tokenField],
}
