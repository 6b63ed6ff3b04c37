const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** Returns the count as a word up to twelve ('no' for 0), and in digits above. */
export const countInWords = (count: number): string => words[count] ?? String(count)

/** Returns a count and its noun: 'one question', 'six questions', '20 questions'. */
export const countedInWords = (count: number, noun: string, plural = `${noun}s`): string =>
  `${countInWords(count)} ${count === 1 ? noun : plural}`

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
