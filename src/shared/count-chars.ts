export const countChars = (text: string): number => [...text].length
