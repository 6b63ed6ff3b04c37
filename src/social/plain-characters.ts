const substitutes: Readonly<Record<string, string>> = {
  '‐': '-',
  '‒': '–',
  '―': '—',
  '−': '-',
  '⁄': '/',
  '′': "'",
  '″': '"',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '≈': '~',
  '±': '+/-',
  '→': '->',
  '←': '<-',
  '⇒': '=>',
}

/** Writes a character that fonts may lack in ones that they have: “≤” as “<=”, “ﬁ” as “fi”, “½” as “1/2”. */
export const inPlainCharacters = (text: string): string =>
  Array.from(text.normalize('NFKC'), (character) => substitutes[character] ?? character).join('')
