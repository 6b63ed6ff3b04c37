export const forgotPageTexts = {
  title: 'Forgot your password?',
  lede: "Enter your email address, and we'll send you a link to choose a new one.",
} as const

export const forgotFormTexts = {
  emailLabel: 'Email',
  emailHint: 'The address on your account. The link works once, for 30 minutes.',
  sendButton: 'Send the link',
  sendAgainButton: 'Send another link',
  sending: 'Sending…',
  remembered: 'Remembered it?',
  backLink: 'Back to sign-in',
} as const

export const sentTexts = {
  text: 'Nothing after a few minutes? Check your spam folder, or try another address.',
} as const
