import type { Role } from '#contracts/auth.ts'
import type { Booking } from '#contracts/bookings.ts'
import type { AssignedProject } from '#contracts/projects.ts'

interface Known {
  projects: readonly { status: string }[] | undefined
  bookings: readonly Booking[] | undefined
  assigned?: readonly AssignedProject[] | undefined
}

export function summaryLine({ projects, bookings, assigned }: Known): string {
  if (!projects || !bookings) return 'Your projects and service requests.'
  const moving = counted(projects.filter(({ status }) => status === 'active').length, 'active project')
  const waiting = counted(bookings.filter(({ status }) => status === 'pending').length, 'request')
  const parts = [
    ...(assigned ? [`${counted(assigned.length, 'project')} assigned to you`] : []),
    moving,
    `${waiting} waiting for confirmation`,
  ]
  const line = parts.join(', ')
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`
}

export const longestSummary = (role: Role): string =>
  `${role === 'provider' ? '100 projects assigned to you, ' : ''}100 active projects, 100 requests waiting for confirmation.`

function counted(count: number, noun: string): string {
  return `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`
}
