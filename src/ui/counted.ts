/** '1 heading', '2 headings': a number and its noun. @param plural where it is not the noun with an s */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`
