import type { Role } from './auth.ts'

export const ownTopics = ['messages', 'bookings', 'projects', 'assignments'] as const
export const agencyTopics = [
  'new-bookings',
  'client-messages',
  'client-changes',
  'project-updates',
  'failures',
] as const
export const emailTopics = [...ownTopics, ...agencyTopics] as const
export type EmailTopic = (typeof emailTopics)[number]

export const emailTimings = ['at-once', 'daily', 'off'] as const
export type EmailTiming = (typeof emailTimings)[number]

export const agencyDigestHour = 8

export function topicsOf(role: Role): readonly EmailTopic[] {
  if (role === 'client' || role === 'editor') return ['messages', 'bookings', 'projects']
  const topics = ['messages', 'bookings', 'assignments'] as const
  return role === 'admin' ? [...topics, ...agencyTopics] : topics
}

export const isAgencyTopic = (topic: EmailTopic): boolean =>
  agencyTopics.some((agencyTopic) => agencyTopic === topic)

export const defaultTiming = (topic: EmailTopic): EmailTiming => (isAgencyTopic(topic) ? 'off' : 'at-once')
