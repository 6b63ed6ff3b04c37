export const passkeyProblems = {
  unsupported: 'This browser cannot use passkeys. Sign in another way.',
  cancelled: 'No passkey was used: the question was closed, or it took too long.',
  alreadyHere: 'This device already has a passkey of your account.',
  failed: 'Your browser could not use a passkey here.',
} as const
