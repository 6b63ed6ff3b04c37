import { claims } from '#content/claims.ts'

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']

/**
 * Returns the hours in a promise such as “24 hours”, “two days” or “24-48 hours”. Any other promise counts as a day.
 */
export function hoursIn(promise: string): number {
  const match = /(\d+|one|two|three|four|five|six|seven)(?: business| working)? (hour|day)s?\b/.exec(
    promise.toLowerCase(),
  )
  if (!match) return 24
  const [, count = '', unit] = match
  const number = words.includes(count) ? words.indexOf(count) + 1 : Number(count)
  return unit === 'day' ? number * 24 : number
}

export const answerPromisedHours: number = hoursIn(claims.replyTime)
