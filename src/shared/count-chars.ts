/** How many characters a text has for its limit: code points, so that an emoji is not two. */
export const countChars = (text: string): number => [...text].length
