const shownMax = 99

export const cappedCount = (count: number): string => (count > shownMax ? `${shownMax}+` : String(count))
