export const resetPageTexts = {
  title: 'Choose a new password',
  lede: 'Setting it signs your account out on every device, stops a change of your email address that is waiting, and ends your calendar address, if you have one.',
  passwordLabel: 'New password',
  setButton: 'Set the password',
  setting: 'Setting the password…',
  setTitle: 'Password set',
  overTitle: 'This link no longer works',
  overText:
    'A link to set a new password works once, for 30 minutes, and only if the whole address is opened. Unless you have just set a password with it, yours has not changed.',
  perhapsSetTitle: 'Your new password may be set',
  perhapsSetText:
    'A link works once, and one of your attempts may have used this one before the connection failed. Sign in with the password that you entered first. If it is refused, request a new link.',
  newLink: 'Request a new link',
  signInLink: 'Go to sign-in',
} as const

export const resetFactorsTexts = {
  recentHeading: 'Added to your second step lately',
  recentNote:
    'If somebody knew your password, they may have added one of these. Tick only what you added yourself: everything else on this list is removed.',
  keep: (factor: string, day: string) => `Keep: ${factor}, added on ${day}`,
  olderHeading: 'These stay',
  olderNote: 'You need one of them to sign in. If you do not know it, write to us.',
  added: (factor: string, day: string) => `${factor}, added on ${day}`,
} as const
