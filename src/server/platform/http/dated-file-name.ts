import { agencyDay } from '#shared/agency-day.ts'

export const datedFileName = (name: string, now: Date, extension: string): string =>
  `${name}-${agencyDay(now)}.${extension}`
