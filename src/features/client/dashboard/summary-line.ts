import { summaryTexts as texts } from '#content/interface/client/dashboard.ts'
import type { Role } from '#contracts/auth.ts'
import type { Booking } from '#contracts/bookings.ts'
import type { AssignedProject } from '#contracts/projects.ts'
import { capitalize } from '#shared/words.ts'

interface KnownCounts {
  projects: readonly { status: string }[] | undefined
  bookings: readonly Booking[] | undefined
  assigned?: readonly AssignedProject[] | undefined
}

export function summaryLine({ projects, bookings, assigned }: KnownCounts): string {
  if (!projects || !bookings) return texts.loading
  return sentenceOf([
    ...(assigned ? [texts.assigned(assigned.length)] : []),
    texts.active(projects.filter(({ status }) => status === 'active').length),
    texts.waiting(bookings.filter(({ status }) => status === 'pending').length),
  ])
}

export const longestSummary = (role: Role): string =>
  sentenceOf([...(role === 'provider' ? [texts.assigned(100)] : []), texts.active(100), texts.waiting(100)])

const sentenceOf = (parts: readonly string[]): string => `${capitalize(parts.join(', '))}.`
