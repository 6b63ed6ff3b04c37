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
  otherDevices: 'Other devices stay signed in; you can sign them out under “Where you are signed in”.',
  passkeysTitle: 'Passkeys',
  passkeysNote: 'Sign in with your finger, your face or the PIN of a device, without a password.',
  addPasskeyButton: 'Add a passkey',
  passkeyAdded: (day: string) => `Added ${day}, not used yet`,
  passkeyUsed: (addedOn: string, usedOn: string) => `Added ${addedOn}, last used ${usedOn}`,
  renameButton: 'Rename',
  renameLabel: (name: string) => `Rename the passkey ${name}`,
  removePasskeyButton: 'Remove',
  removePasskeyLabel: (name: string) => `Remove the passkey ${name}`,
  removePasskeyQuestion: (name: string) => `Remove ${name}?`,
  removePasskeyText: 'It no longer signs you in. Without another second step, your password alone is enough.',
  removedPasskey: (name: string) => `${name} is removed.`,
  addedPasskey: 'From now on it signs you in.',
  codesTitle: 'Recovery codes',
  codesLeft: (count: number) =>
    count === 0 ? 'None left. Make new ones.' : count === 1 ? '1 is left.' : `${count} are left.`,
  renewButton: 'Make new codes',
  renewQuestion: 'Make new recovery codes?',
  renewText:
    'The codes that you have now stop working. Other devices stay signed in; you can sign them out under “Where you are signed in”.',
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
  addedText: 'From now on, signing in asks for its code.',
} as const

export const passkeyNameTexts = {
  addTitle: 'Add a passkey',
  addText: 'Give it a name that you will recognize. Your browser then asks for your finger, face or PIN.',
  renameTitle: 'Rename the passkey',
  renameText: 'Only you see this name.',
  nameLabel: 'Name',
  defaultName: 'My device',
  cancelButton: 'Cancel',
  addButton: 'Continue',
  renameButton: 'Save the name',
  sending: 'One moment…',
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
