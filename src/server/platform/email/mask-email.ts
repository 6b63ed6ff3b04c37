/** Shortens an email to its first character and its domain: `a…@example.com`. */
export function maskEmail(email: string): string {
  return `${firstOf(email)}…${email.slice(email.lastIndexOf('@'))}`
}

export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${firstOf(word)}…`)
    .join(' ')
}

const firstOf = (text: string) => [...text][0] ?? ''
