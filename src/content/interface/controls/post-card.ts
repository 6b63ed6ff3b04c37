export const keywordsLabel = 'Keywords'
export const moreKeywords = (count: number): string => `+${count} more`
