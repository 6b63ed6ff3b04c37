export const secondStepTexts = {
  title: "Confirm it's you",
  lede: 'Your password is right. One more step, and you are signed in.',
  codeLabel: 'Code',
  codeHint: 'Six digits from your authenticator app, or one of your recovery codes.',
  submitButton: 'Sign in',
  sending: 'Signing in…',
  failedTitle: 'Sign-in failed',
  passkeyButton: 'Use a passkey',
  lostAll: 'No app, no codes?',
  lostAllText: (email: string) => `Write to ${email}. We check who you are before we let you in.`,
  otherAccount: 'Sign in with another account',
} as const
