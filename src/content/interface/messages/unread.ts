import { cappedCount } from '#shared/capped-count.ts'

export const unreadTexts = {
  count: (count: number) => cappedCount(count),
  label: (count: number) => `(${cappedCount(count)} unread)`,
} as const
