export function uniqueText(): string {
  return crypto.randomUUID().slice(0, 8)
}
