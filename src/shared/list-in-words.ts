/** Returns 'a', 'a and b' or 'a, b and c'. */
export const listInWords = (items: readonly string[]): string =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' and ')
