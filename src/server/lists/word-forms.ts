/**
 * Returns one typed word as an FTS5 expression that also matches its other spellings (e-mail, email) and its other
 * number (campaign, campaigns). The index itself stays literal, so that what it marks is what the text says and a
 * beginning finds its word: a stemmer stores "autom" for automation, which "automat" does not begin.
 * @param word without spaces; what the query language would take for a command ends up in quotes
 * @param isBeginning whether longer words that begin like this one match too
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

/** Runs of a text that the index can hold: anything with a letter, a digit or a sign for private use in it. */
export function typedWords(text: string): string[] {
  // A zero byte would end the text for SQLite in the middle of its quotes.
  return text.split(/[\s\0"]+/).filter((word) => /[\p{L}\p{N}\p{Co}]/u.test(word))
}

const hyphen = '[-\\u2010-\\u2013]'
const hyphenAfterE = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(e)${hyphen}(?=\\p{L})`, 'giu')
const hyphenInWord = new RegExp(`(?<=\\p{L})${hyphen}(?=\\p{L})`, 'gu')
const leadingE = /(?<!\S)e(?=\p{L}{3})/giu
const marksAround = /^[^\p{L}\p{N}\p{Co}]+|[^\p{L}\p{M}\p{N}\p{Co}]+$/gu

/** The index breaks words at hyphens, so that a phrase of two words is the spelling with one. */
function spellings(word: string): Set<string> {
  const plain = word.replace(marksAround, '').replace(hyphenAfterE, '$1')
  const apart = plain.replace(hyphenInWord, ' ')
  return new Set([apart, plain.replace(hyphenInWord, ''), apart.replace(leadingE, '$& ')])
}

/** The plural of what looks like a singular, and the singulars that a plural may have. */
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
