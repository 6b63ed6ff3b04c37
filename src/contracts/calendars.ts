import * as z from 'zod/mini'
import { identifierText } from './entered-text.ts'

export const feedScopes = ['own', 'all'] as const
export type FeedScope = (typeof feedScopes)[number]

export const calendarProblems = ['unreachable', 'refused', 'too-large', 'not-a-calendar', 'locked'] as const
export type CalendarProblem = (typeof calendarProblems)[number]

/** What of an entry of a calendar could not be read. */
export const readingGaps = ['start', 'end', 'repetition', 'dates', 'zone'] as const
export type ReadingGap = (typeof readingGaps)[number]

/** Counts entries, and never says which. */
export const unreadEntriesSchema = z.object({
  entries: z.int(),
  gaps: z.array(z.object({ gap: z.enum(readingGaps), entries: z.int() })),
  isCutOff: z.boolean(),
})
export type UnreadEntries = z.infer<typeof unreadEntriesSchema>

const feedSchema = z.object({ scope: z.enum(feedScopes), createdAt: z.string() })

export const calendarsSchema = z.object({
  feed: z.nullable(feedSchema),
  busy: z.nullable(
    z.object({
      host: z.string(),
      lastReadAt: z.nullable(z.string()),
      failingSince: z.nullable(z.string()),
      problem: z.nullable(z.enum(calendarProblems)),
      unread: z.nullable(unreadEntriesSchema),
    }),
  ),
  isClockMissing: z.boolean(),
  mayAddBusy: z.boolean(),
})
export type Calendars = z.infer<typeof calendarsSchema>

export const newFeedSchema = z.object({
  scope: z.enum(feedScopes, `"scope" is one of ${feedScopes.join(', ')}.`),
})

export const feedAddressSchema = z.object({ address: z.string() })

const addressCharsMax = 1000

export const busyCalendarSchema = z.object({
  address: identifierText('Enter the address of a calendar.').check(
    z.minLength(1, 'Enter the address of a calendar.'),
    z.maxLength(addressCharsMax, `An address has at most ${addressCharsMax} characters.`),
  ),
})
