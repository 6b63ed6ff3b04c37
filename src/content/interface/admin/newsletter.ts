import { isPageOn } from '#shared/is-page-on.ts'

export const newsletterTexts = {
  searchLabel: 'Search sign-ups',
  searchPlaceholder: 'Email address',
  what: 'the newsletter sign-ups',
  emptyTitle: 'No sign-ups',
  emptyText: isPageOn('/blog')
    ? 'Sign-ups from the form on the blog appear here.'
    : 'The form to sign up is on the blog, which is switched off.',
  caption: 'Newsletter sign-ups',
  signedUp: 'Signed up',
  unsubscribed: 'Unsubscribed',
} as const

export const deleteSignUpTexts = {
  deletedTitle: 'Sign-up deleted',
  deletedText: (email: string) => `${email} is no longer on the list.`,
  failedTitle: 'The sign-up was not deleted',
  buttonLabel: (email: string) => `Delete ${email}`,
  question: (email: string) => ({
    title: `Delete ${email} for good?`,
    text: 'We will no longer know whether they unsubscribed, so somebody could sign them up again. To prevent that, keep the entry.',
    cancelLabel: 'Keep the entry',
    confirmLabel: 'Delete the entry',
  }),
} as const
