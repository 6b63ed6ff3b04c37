export const confirmPageTexts = {
  title: 'Confirm your email address',
  lede: 'One click tells us that our emails reach you.',
  signInFirst: 'Sign in to your account first. You will come back here.',
  signInLink: 'Sign in',
  confirmButton: 'Confirm the address',
  confirming: 'Confirming…',
  doneTitle: 'Your email address is confirmed',
  doneText: 'There is nothing else to do.',
  dashboardLink: 'Go to your dashboard',
  accountLink: 'Your account',
  overTitle: 'This link no longer works',
  overText:
    'A link works once, for 30 minutes, if its whole address is opened, and only for the newest email address that you entered. If you have used it before, your address is confirmed.',
  overLink: 'Go to your account to send another link',
} as const
