const purposes: Readonly<Record<string, string>> = {
  SOCIAL_IMAGE_KEY: 'signs the paths of social images',
  SECOND_FACTOR_KEY:
    'encrypts the keys of authenticator apps and the addresses of subscribed calendars; without it nobody can add one, and administrators on https need a second step',
}

export function missingSecretLines(present: readonly string[], isPreview: boolean): string[] {
  const missingNames = Object.keys(purposes).filter((name) => !present.includes(name))
  if (missingNames.length === 0) return []
  const flags = isPreview ? ' --env preview' : ''
  return [
    `The project lacks ${missingNames.length === 1 ? 'a secret' : 'secrets'}. \`npm run setup:cloud\` adds what is missing; or by hand, with the output of \`openssl rand -base64 32\`, and then deploy again:`,
    ...missingNames.map((name) => `  npm run cf -- pages secret put ${name}${flags}  (${purposes[name]})`),
  ]
}

export const secretNames = (output: string): string[] =>
  [...output.matchAll(/^\s*- (\w+):/gm)].flatMap(([, name]) => name ?? [])
