/** 'p…@example.com' for 'priya@example.com' (decisions, Routes). */
export function maskEmail(email: string): string {
  return `${firstOf(email)}…${email.slice(email.lastIndexOf('@'))}`
}

/** 'A… R…' for 'Asha Rai'. */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${firstOf(word)}…`)
    .join(' ')
}

/** By code point: half of a character is none. */
const firstOf = (text: string) => [...text][0] ?? ''
