/** Counts code points, so that an emoji is one character of a limit and not two. */
export const countChars = (text: string): number => [...text].length
