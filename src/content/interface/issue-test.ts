export const issueTestTexts = {
  confirmFirst: 'Confirm your email address under your account first.',
} as const
