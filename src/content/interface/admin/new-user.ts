export const newUserTexts = {
  createdTitle: 'Account created',
  createdText: (email: string) => `We emailed ${email} a link to set a password.`,
  title: 'New user',
  lede: 'We email them a link to set a password. You never see the password.',
  nameLabel: 'Full name',
  button: 'Create account',
} as const
