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

export const inPlainCharacters = (text: string): string =>
  Array.from(text.normalize('NFKC'), (character) => substitutes[character] ?? character).join('')
