/** A wildcard for values in an email's texts. */
export const anyWords = '\u0001'

export const patternOf = (text: string): RegExp =>
  new RegExp(
    text
      .split(anyWords)
      .map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  )
