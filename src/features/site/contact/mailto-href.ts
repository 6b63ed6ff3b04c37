export const subjectCharsMax = 120

const notForSubjects = /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u202a-\u202e\u2066-\u2069]+/gu

/**
 * Returns a mailto URL with the subject from the address. Anyone can write a link to this site, so the subject
 * is reduced to one line of at most `subjectCharsMax` characters.
 */
export function mailtoHref(email: string, subject: string | null): string {
  const line = (subject ?? '').replace(notForSubjects, ' ').replace(/\s+/gu, ' ').trim()
  const subjectText = Array.from(line).slice(0, subjectCharsMax).join('').trim()
  return subjectText ? `mailto:${email}?subject=${encodeURIComponent(subjectText)}` : `mailto:${email}`
}
