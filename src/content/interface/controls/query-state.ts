export const loadingText = (what: string): string => `Loading ${what}`
export const loadingFailedText = (what: string): string => `Loading ${what} failed.`
