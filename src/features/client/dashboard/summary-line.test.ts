import { expect, test } from 'vitest'
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
  companyName: '',
  preferredTimeline: '',
  budget: '',
  clientEmail: '',
})

test('says what moves and what waits', () => {
  const projects = [project('active'), project('active'), project('completed')]
  expect(summaryLine({ projects, bookings: [booking('pending'), booking('confirmed')] })).toBe(
    '2 active projects, 1 request waiting for confirmation.',
  )
})

test('begins with a capital where there is nothing', () => {
  expect(summaryLine({ projects: [], bookings: [] })).toBe(
    'No active projects, no requests waiting for confirmation.',
  )
})

test('a provider reads first what is assigned', () => {
  const { budget: _, ...assigned } = project('active')
  const known: AssignedProject[] = [assigned]
  expect(summaryLine({ projects: known, bookings: [], assigned: known })).toBe(
    '1 project assigned to you, 1 active project, no requests waiting for confirmation.',
  )
})

test('says nothing about numbers that are not known yet', () => {
  expect(summaryLine({ projects: [], bookings: undefined })).toBe('Your projects and service requests.')
})
