import * as z from 'zod/mini'

/** Whose appointments a calendar address lists: all of them are for administrators only. */
export const feedScopes = ['own', 'all'] as const
export type FeedScope = (typeof feedScopes)[number]

export const calendarProblems = [
  'unreachable',
  'refused',
  'redirected',
  'too-large',
  'not-a-calendar',
] as const
export type CalendarProblem = (typeof calendarProblems)[number]

export const calendarsSchema = z.object({
  feed: z.nullable(z.object({ scope: z.enum(feedScopes), createdAt: z.string() })),
})
