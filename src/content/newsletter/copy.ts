import { isPageOn } from '#shared/is-page-on.ts'
export const unsubscribePageCopy = {
  kicker: 'Newsletter',
  ask: (email: string) =>
    `We’ll stop writing to ${email} right away. Nothing else changes, and you can sign up again whenever you like.`,
  broken: [
    'We found no subscription for it. The link may be incomplete, or the address has already been deleted. Open the link from the newsletter itself, or write to ',
    ' from the address that you want to unsubscribe.',
  ],
  askTitle: 'Leave the newsletter?',
  unsubscribe: 'Unsubscribe',
  stay: 'Stay subscribed',
  doneTitle: 'You are unsubscribed',
  done: `We’ll send no more newsletters to this address.${isPageOn('/blog') ? ' If that was a mistake, sign up again at the bottom of the blog.' : ''}`,
  blogLink: 'Go to the blog',
  signUpAgain: 'Sign up again',
  brokenTitle: 'This link does not work',
} as const
