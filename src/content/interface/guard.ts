export const guardTexts = {
  checking: 'Checking your account…',
} as const

export const needsScriptTexts = {
  title: 'This page needs JavaScript, and your browser has it turned off.',
  write: {
    before:
      'It loads your data only after checking who you are. Allow JavaScript for this site and reload the page, or write to',
    after: 'and we will send you what you need.',
  },
  without: { before: 'Booking a service and', link: 'reaching us', after: 'work without JavaScript.' },
} as const

export const appFailedTexts = {
  title: 'This page could not be loaded completely.',
  write: {
    before:
      'Your connection may have dropped, or the site has just been updated. Loading the page again usually helps. If it does not, write to',
    after: '.',
  },
  reloadLink: 'Load the page again',
} as const

export const otherAccountTexts = {
  kicker: 'Staff only',
  title: 'This page is not for this account',
  text: 'It belongs to the back office. Your projects and requests are on your dashboard.',
} as const

export const secondFactorNeededTexts = {
  kicker: 'Staff only',
  title: 'Set up a second step first',
  text: 'The back office needs a password and a second step: a passkey or an authenticator app. Set one up under your account, then the back office opens.',
  link: 'Set it up',
} as const

export const checkFailedTexts = {
  kicker: 'No answer',
  title: 'Your account could not be checked',
  retryButton: 'Try again',
} as const
