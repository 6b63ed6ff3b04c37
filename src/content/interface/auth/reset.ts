export const resetPageTexts = {
  title: 'Choose a new password',
  lede: 'Setting it signs your account out on every device and ends your calendar address, if you have one.',
  passwordLabel: 'New password',
  setButton: 'Set the password',
  setting: 'Setting the password…',
  setTitle: 'Password set',
  overTitle: 'This link no longer works',
  overText:
    'A link to set a new password works once, for 30 minutes, and only if the whole address is opened. Unless you have just set a password with it, yours has not changed.',
  newLink: 'Request a new link',
  signInLink: 'Go to sign-in',
} as const
