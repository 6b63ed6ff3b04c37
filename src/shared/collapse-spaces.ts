/** Returns `text` as one line, each run of white space as one space. */
export const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim()
