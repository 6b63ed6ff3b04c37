export const secondFactorTexts = {
  title: 'Second step at sign-in',
  note: 'With a second step, your password alone opens nothing. Each recovery code replaces it once, for when your phone is lost.',
  what: 'your second step',
  appTitle: 'Authenticator app',
  appMissing: 'Not set up. Any app for six-digit codes works.',
  appSince: (day: string) => `Set up ${day}.`,
  addAppButton: 'Set up an app',
  removeAppButton: 'Remove',
  removeAppLabel: 'Remove the authenticator app',
  removeAppQuestion: 'Remove the authenticator app?',
  removeAppText:
    'Its codes no longer sign you in. Without another second step, your password alone is enough.',
  removedApp: 'The authenticator app is removed.',
  codesTitle: 'Recovery codes',
  codesLeft: (count: number) =>
    count === 0 ? 'None left. Make new ones.' : count === 1 ? '1 is left.' : `${count} are left.`,
  renewButton: 'Make new codes',
  renewQuestion: 'Make new recovery codes?',
  renewText: 'The codes that you have now stop working.',
  savedTitle: 'Saved',
} as const

export const appDialogTexts = {
  title: 'Set up an authenticator app',
  scan: 'Scan this with the app, or type the key.',
  qrLabel: 'QR code with the key for your authenticator app',
  keyLabel: 'Key',
  codeLabel: 'Code that the app shows now',
  cancelButton: 'Cancel',
  confirmButton: 'Turn it on',
  confirming: 'Checking…',
  addedTitle: 'Authenticator app set up',
  addedText: 'From now on, signing in asks for its code.',
} as const

export const codesDialogTexts = {
  title: 'Your recovery codes',
  text: 'Keep them where you would still find them without your phone. Each works once. They are not shown again.',
  listLabel: 'Recovery codes',
  downloadButton: 'Download',
  printButton: 'Print',
  doneButton: 'I have saved them',
  fileName: 'recovery-codes.txt',
  fileHeading: (brand: string, username: string) => `Recovery codes of ${username} at ${brand}`,
} as const
