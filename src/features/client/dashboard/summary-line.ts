import type { Role } from '#contracts/auth.ts'
import type { Booking } from '#contracts/bookings.ts'
import type { AssignedProject } from '#contracts/projects.ts'

interface Known {
  /** The person's own and those assigned to them. */
  projects: readonly { status: string }[] | undefined
  bookings: readonly Booking[] | undefined
  /** Of a provider. */
  assigned?: readonly AssignedProject[] | undefined
}

/** The line under the welcome: what is moving and what waits. Nothing until it is known. */
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

/** As long as that line may become. */
export const longestSummary = (role: Role): string =>
  `${role === 'provider' ? '100 projects assigned to you, ' : ''}100 active projects, 100 requests waiting for confirmation.`

function counted(count: number, noun: string): string {
  return `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`
}
