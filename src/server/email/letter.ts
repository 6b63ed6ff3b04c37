import { site } from '#site.config.ts'

/**
 * Returns the plain text of an email.
 * @param name null for an unconfirmed address: such an email repeats no word from a form (docs/spec/decisions.md,
 *   "Emails to an address that nobody has confirmed")
 */
export function letter(name: string | null, ...paragraphs: string[]): string {
  const greeting = name ? `Hello ${name},` : 'Hello,'
  return `${[greeting, ...paragraphs, site.brand].join('\n\n')}\n`
}
