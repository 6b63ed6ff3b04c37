import { expect, test } from 'vitest'
import { sampleBooking } from '#content/seed/sample-booking.ts'
import type { AssignedProject, Project } from '#contracts/projects.ts'
import type { Booking } from '#contracts/bookings.ts'
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

test('counts active projects and bookings waiting for confirmation', () => {
  const projects = [project('active'), project('active'), project('completed')]
  expect(summaryLine({ projects, bookings: [booking('pending'), booking('confirmed')] })).toBe(
    '2 active projects, 1 request waiting for confirmation.',
  )
})

test('starts with a capital letter when the counts are zero', () => {
  expect(summaryLine({ projects: [], bookings: [] })).toBe(
    'No active projects, no requests waiting for confirmation.',
  )
})

test('for a provider, assigned projects come first', () => {
  const { budget: _, ...assigned } = project('active')
  const known: AssignedProject[] = [assigned]
  expect(summaryLine({ projects: known, bookings: [], assigned: known })).toBe(
    '1 project assigned to you, 1 active project, no requests waiting for confirmation.',
  )
})

test('shows no numbers until they have loaded', () => {
  expect(summaryLine({ projects: [], bookings: undefined })).toBe('Your projects and service requests.')
})
