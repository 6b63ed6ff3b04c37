import type { PageMeta } from '#content/meta-types.ts'

export const signInMeta = {
  path: '/auth',
  access: 'everyone',
  robots: 'noindex',
  title: 'Sign in or register',
  description:
    'Sign in to see your projects and service requests, or register as a client or a service provider.',
} as const satisfies PageMeta

export const forgotMeta = {
  path: '/auth/forgot',
  access: 'everyone',
  robots: 'noindex',
  title: 'Forgot your password?',
  description: 'Enter the email address on your account and get a link to set a new password.',
} as const satisfies PageMeta

export const secondStepMeta = {
  path: '/auth/second-step',
  access: 'everyone',
  robots: 'noindex',
  title: 'Confirm your sign-in',
  description: 'Finish signing in with a code from your authenticator app or with a recovery code.',
} as const satisfies PageMeta

export const resetMeta = {
  path: '/auth/reset',
  access: 'everyone',
  robots: 'noindex',
  title: 'Choose a new password',
  description: 'Set a new password for your account with the link that we sent to your email address.',
} as const satisfies PageMeta

export const invitationMeta = {
  path: '/auth/invitation',
  access: 'everyone',
  robots: 'noindex',
  title: 'Accept your invitation',
  description: 'Set your name and choose a password with the invitation that we sent to your email address.',
} as const satisfies PageMeta

export const confirmMeta = {
  path: '/auth/confirm',
  access: 'everyone',
  robots: 'noindex',
  title: 'Confirm your email address',
  description: 'Confirm the email address on your account with the link that we sent you.',
} as const satisfies PageMeta
