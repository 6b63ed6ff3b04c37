export const stepUpTexts = {
  title: "Confirm it's you",
  text: 'You last signed in or confirmed more than 15 minutes ago. Confirm again, and what you started continues.',
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
