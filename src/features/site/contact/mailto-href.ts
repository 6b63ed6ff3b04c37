/** A subject from the address is cut to this length (decisions, Static pages). */
export const subjectCharsMax = 120

/** Breaks of a line or of the direction of writing, and halves of a character: none of them belongs in a subject. */
const notForSubjects = /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u202a-\u202e\u2066-\u2069]+/gu

/**
 * A mail link, with the subject that another page asked for. Whoever makes a link to this site chooses that text, so
 * it stays one line of at most `subjectCharsMax` characters in the one field it is meant for.
 */
export function mailtoHref(email: string, subject: string | null): string {
  const line = (subject ?? '').replace(notForSubjects, ' ').replace(/\s+/gu, ' ').trim()
  const cut = Array.from(line).slice(0, subjectCharsMax).join('').trim()
  return cut ? `mailto:${email}?subject=${encodeURIComponent(cut)}` : `mailto:${email}`
}
