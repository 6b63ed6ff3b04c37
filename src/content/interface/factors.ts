export const factorNames = {
  passkey: 'a passkey',
  authenticator: 'an authenticator app',
  'recovery-codes': 'recovery codes',
} as const

const factorTitles = {
  passkey: 'Passkey',
  authenticator: 'Authenticator app',
  'recovery-codes': 'Recovery codes',
} as const

interface Factor {
  kind: keyof typeof factorTitles
  name: string | null
}

export const factorTitle = ({ kind, name }: Factor): string =>
  name === null ? factorTitles[kind] : `${factorTitles[kind]} “${name}”`

export const passkeyProblems = {
  unsupported: 'This browser cannot use passkeys. Sign in another way.',
  cancelled: 'No passkey was used: the question was closed, or it took too long.',
  alreadyHere: 'This device already has a passkey of your account.',
  failed: 'Your browser could not use a passkey here.',
} as const
