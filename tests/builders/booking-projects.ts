import { milestoneTemplates } from '#content/milestone-templates.ts'
import type { BookingProject } from '#contracts/admin-projects.ts'
import type { Db } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { projectMilestones, projects } from '#platform/db/schema/projects.ts'
import { formatMoney } from '#shared/formats.ts'
import { addBooking } from './bookings.ts'
import { uniqueText } from './unique.ts'

export const [template] = milestoneTemplates
export const startsOn = '2028-02-20'
export const budget = `${formatMoney(1000)} – ${formatMoney(5000)}`

export const addConfirmedBooking = (db: Db, overrides: Parameters<typeof addBooking>[1] = {}) =>
  addBooking(db, {
    status: 'confirmed',
    clientEmail: `${uniqueText()}@everest.example`,
    budget,
    ...overrides,
  })

export const aBookingProject = (overrides: Partial<BookingProject> = {}): BookingProject => ({
  name: 'Search for Everest',
  description: 'Twelve pages.',
  status: 'active',
  budget: 5000,
  progressPercentage: 0,
  provider: null,
  template: template?.id ?? null,
  startsOn,
  invitation: { username: `asha.${uniqueText()}`, name: 'Asha Rai' },
  ...overrides,
})

export const countsOfStart = async (db: Db) => ({
  projects: await db.$count(projects),
  milestones: await db.$count(projectMilestones),
  emails: await db.$count(outbox),
  entries: await db.$count(auditLog),
})
