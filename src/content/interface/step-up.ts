export const stepUpTexts = {
  title: "Confirm it's you",
  text: 'This needs a proof from the last 15 minutes. Then it goes on by itself.',
  passwordLabel: 'Password',
  codeLabel: 'Code',
  codeHint: 'Six digits from your authenticator app, or a recovery code.',
  withCode: 'Use a code instead',
  withPassword: 'Use your password instead',
  passkeyButton: 'Use a passkey',
  cancelButton: 'Cancel',
  confirmButton: 'Confirm',
  confirming: 'Confirming…',
} as const
