/** Returns the value itself if a newer version stored one that this version does not know. */
export const wordFor = (names: Readonly<Record<string, string>>, value: string): string =>
  (Object.hasOwn(names, value) ? names[value] : undefined) ?? value
