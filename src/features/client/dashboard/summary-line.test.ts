import { expect, test } from 'vitest'
import { summaryTexts as texts } from '#content/interface/client/dashboard.ts'
import { sampleBooking } from '#content/seed/sample-booking.ts'
import type { AssignedProject, Project } from '#contracts/projects.ts'
import type { Booking } from '#contracts/bookings.ts'
import { capitalize } from '#shared/words.ts'
import { summaryLine } from './summary-line.ts'

const project = (status: string): Project => ({
  id: 1,
  name: 'Search',
  description: '',
  status,
  progressPercentage: '10',
  budget: '$1',
  milestones: { done: 0, total: 0 },
})
const booking = (status: string): Booking => ({
  id: 1,
  confirmationCode: '',
  status,
  createdAt: '',
  ...sampleBooking,
})

const sentence = (...parts: string[]) => `${capitalize(parts.join(', '))}.`

test('counts active projects and bookings waiting for confirmation', () => {
  const projects = [project('active'), project('active'), project('completed')]
  expect(summaryLine({ projects, bookings: [booking('pending'), booking('confirmed')] })).toBe(
    sentence(texts.active(2), texts.waiting(1)),
  )
})

test('starts with a capital letter when the counts are zero', () => {
  expect(summaryLine({ projects: [], bookings: [] })).toMatch(/^\p{Lu}/u)
})

test('for a provider, assigned projects come first', () => {
  const { budget: _, ...assignedProject } = project('active')
  const assignedProjects: AssignedProject[] = [assignedProject]
  expect(summaryLine({ projects: assignedProjects, bookings: [], assigned: assignedProjects })).toBe(
    sentence(texts.assigned(1), texts.active(1), texts.waiting(0)),
  )
})

test('shows no numbers until they have loaded', () => {
  expect(summaryLine({ projects: [], bookings: undefined })).toBe(texts.loading)
})
