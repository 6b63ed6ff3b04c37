export const invitationPageTexts = {
  title: (brand: string) => `Welcome to ${brand}`,
  lede: (username: string) =>
    `Your username is ${username}. Check your name and choose a password: you will sign in with the username and the password.`,
  heading: 'Accept the invitation',
  nameLabel: 'Full name',
  button: 'Set name and password',
  overTitle: 'This link no longer works',
  overText:
    'An invitation works once, for 7 days, and a newer one replaces it. If you already chose a password, sign in. Otherwise, ask for a new invitation.',
  signInLink: 'Go to sign-in',
  contactLink: 'Contact us',
} as const
