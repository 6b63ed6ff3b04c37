/** A short text that no other row of this or another run has. */
export function uniqueText(): string {
  return crypto.randomUUID().slice(0, 8)
}
