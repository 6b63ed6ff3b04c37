export const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim()
