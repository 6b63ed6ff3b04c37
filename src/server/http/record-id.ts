/** The number of a row as it stands in a path, or null for what can be none. */
export function recordId(written: string): number | null {
  return /^[1-9]\d{0,14}$/.test(written) ? Number(written) : null
}
