/** Stands in the values of an email's texts for whatever the email says there. */
export const anyWords = '\u0001'

export const patternOf = (text: string): RegExp =>
  new RegExp(
    text
      .split(anyWords)
      .map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  )
