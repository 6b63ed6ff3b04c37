import * as z from 'zod/mini'

const monthSchema = z.string().check(z.regex(/^\d{4}-\d{2}$/))

const clockStateSchema = z.object({
  ranAt: z.nullable(z.string()),
  isMissing: z.boolean(),
  hasFailed: z.boolean(),
})
export type ClockState = z.infer<typeof clockStateSchema>

const nextAppointmentSchema = z.object({
  confirmationCode: z.string(),
  companyName: z.string(),
  contactName: z.string(),
  service: z.string(),
  person: z.nullable(z.string()),
  startsAt: z.string(),
})
export type NextAppointment = z.infer<typeof nextAppointmentSchema>

export const nextAppointmentsMax = 5

export const adminStatsSchema = z.object({
  publishedPosts: z.number(),
  drafts: z.number(),
  pendingBookings: z.number(),
  waitingBookings: z.number(),
  unreadBookings: z.number(),
  activeProjects: z.number(),
  clients: z.number(),
  subscribers: z.number(),
  unsentEmails: z.number(),
  recentProblems: z.number(),
  clock: clockStateSchema,
  nextAppointments: z.array(nextAppointmentSchema),
  bookingsByMonth: z.array(
    z.object({
      month: monthSchema,
      bookings: z.number(),
      confirmed: z.number(),
    }),
  ),
  subscribersByMonth: z.array(z.object({ month: monthSchema, total: z.number() })),
})
export type AdminStats = z.infer<typeof adminStatsSchema>

const newestReleaseSchema = z.object({ version: z.string(), link: z.string() })
export type NewestRelease = z.infer<typeof newestReleaseSchema>
export const releaseNoticeSchema = z.object({ newest: z.nullable(newestReleaseSchema) })

export const backupStateSchema = z.object({
  backedUpAt: z.nullable(z.string()),
  drilledAt: z.nullable(z.string()),
  nightly: z.enum(['off', 'on', 'failed', 'late']),
})
export type BackupState = z.infer<typeof backupStateSchema>
