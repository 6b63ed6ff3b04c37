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
