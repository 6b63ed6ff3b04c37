export const wordFor = (names: Readonly<Record<string, string>>, value: string): string =>
  (Object.hasOwn(names, value) ? names[value] : undefined) ?? value
