/**
 * Letters that Unicode does not decompose into a base letter and an accent, with what people type for them. The search
 * indexes replace the same letters (migrations/0031_search_letters.sql); SQLite's tokenizer removes the other accents of
 * Latin letters, and the case.
 */
const typedLetters: Readonly<Record<string, string>> = {
  ...each('ßẞ', 'ss'),
  ...each('łŁ', 'l'),
  ...each('øØ', 'o'),
  ...each('đĐðÐ', 'd'),
  ...each('þÞ', 'th'),
  ...each('æÆ', 'ae'),
  ...each('œŒ', 'oe'),
  ...each('əƏ', 'e'),
  ...each('ı', 'i'),
  ...each('άΆ', 'α'),
  ...each('έΈ', 'ε'),
  ...each('ήΉ', 'η'),
  ...each('ίΊϊΪΐ', 'ι'),
  ...each('όΌ', 'ο'),
  ...each('ύΎϋΫΰ', 'υ'),
  ...each('ώΏ', 'ω'),
  ...each('ёЁ', 'е'),
}

const foldableLetter = new RegExp(`[${Object.keys(typedLetters).join('')}]`, 'g')

export const foldLetters = (text: string): string =>
  text.replace(foldableLetter, (letter) => typedLetters[letter] ?? letter)

export const foldedLetters = Object.entries(typedLetters)

function each(letters: string, typed: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter) => [letter, typed]))
}
