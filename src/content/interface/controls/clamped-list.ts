export const fewerButton = (noun: string): string => `Show fewer ${noun}`
export const moreButton = (count: number, noun: string): string => `+ ${count} more ${noun}`
