/**
 * Returns an FTS5 expression that also matches the word's other spellings (e-mail, email) and its other number
 * (campaign, campaigns). The index is not stemmed: a stemmer stores "autom" for automation, which the prefix "automat"
 * would not match.
 */
export function wordExpression(word: string, { isBeginning }: { isBeginning: boolean }): string {
  const phrases = new Set<string>()
  for (const spelling of spellings(word)) {
    phrases.add(`"${spelling}"${isBeginning ? '*' : ''}`)
    for (const form of otherNumber(spelling)) phrases.add(`"${form}"`)
  }
  const [first = '""', ...others] = phrases
  return others.length === 0 ? first : `(${[first, ...others].join(' OR ')})`
}

export function typedWords(text: string): string[] {
  // SQLite would end the text at a zero byte, inside the quotes.
  return text.split(/[\s\0"]+/).filter((word) => /[\p{L}\p{N}\p{Co}]/u.test(word))
}

const hyphen = '[-\\u2010-\\u2013]'
const hyphenAfterE = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(e)${hyphen}(?=\\p{L})`, 'giu')
const hyphenInWord = new RegExp(`(?<=\\p{L})${hyphen}(?=\\p{L})`, 'gu')
const leadingE = /(?<!\S)e(?=\p{L}{3})/giu
const marksAround = /^[^\p{L}\p{N}\p{Co}]+|[^\p{L}\p{M}\p{N}\p{Co}]+$/gu

function spellings(word: string): Set<string> {
  const plain = word.replace(marksAround, '').replace(hyphenAfterE, '$1')
  const spacedWord = plain.replace(hyphenInWord, ' ')
  return new Set([spacedWord, plain.replace(hyphenInWord, ''), spacedWord.replace(leadingE, '$& ')])
}

function otherNumber(word: string): string[] {
  if (!/[a-z]{2}$/i.test(word) || /(?<!\p{L})news$/iu.test(word)) return []
  if (/[a-z][^aius]s$/i.test(word)) return singulars(word)
  if (/[^aeiou]y$/i.test(word)) return [`${word.slice(0, -1)}ies`]
  return [/(?:[sxz]|[cs]h)$/i.test(word) ? `${word}es` : `${word}s`]
}

function singulars(word: string): string[] {
  if (/[^aeiou]ies$/i.test(word)) return [`${word.slice(0, -3)}y`]
  return /(?:[sxz]|[cs]h)es$/i.test(word) ? [word.slice(0, -1), word.slice(0, -2)] : [word.slice(0, -1)]
}
