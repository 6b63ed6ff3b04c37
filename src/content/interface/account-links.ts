import { factorNames } from '#content/interface/factors.ts'

export const removeFactorPage = {
  kicker: 'Your account',
  ask: {
    heading: 'Remove it and sign out everywhere?',
    text: (kinds: readonly (keyof typeof factorNames)[], day: string) =>
      `On ${day}, your account got ${kinds.map((kind) => factorNames[kind]).join(' and ')}. The button removes what was added then, signs your account out on every device, and stops a change of its email address that is waiting.`,
    submitLabel: 'Remove and sign out everywhere',
  },
  done: {
    heading: 'Removed, and signed out everywhere',
    text: 'If you did not add it, somebody knows your password: choose a new one now. It replaces the one that they know.',
    link: { href: '/auth/forgot', text: 'Choose a new password' },
  },
  over: {
    heading: 'This link no longer works',
    text: 'It works once, for 7 days, and only while what it is about is still there. If somebody else may know your password, choose a new one: that also removes what was added in the last 14 days.',
    link: { href: '/auth/forgot', text: 'Choose a new password' },
  },
} as const

export const emailChangePage = {
  kicker: 'Your account',
  ask: {
    heading: 'Stop the new email address?',
    text: (email: string) =>
      `Somebody who knows your password asked to give your account the address ${email}. If you stop that, the present address stays, and links that were sent to the new one no longer work.`,
    submitLabel: 'Keep the present address',
  },
  done: {
    heading: 'Your email address stays',
    text: 'The change was stopped. If you did not ask for it, somebody knows your password: choose a new one now.',
    link: { href: '/auth/forgot', text: 'Choose a new password' },
  },
  over: {
    heading: 'There is nothing to stop',
    text: 'This link works once, for 7 days, and only while a new address waits for its confirmation. If your address was changed and that wasn’t you, write to us right away.',
    link: { href: '/contact', text: 'Contact us' },
  },
} as const
