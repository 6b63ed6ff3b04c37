import type { Booking } from '#contracts/bookings.ts'
import type { Project } from '#contracts/projects.ts'

/** The line under the welcome: what is moving and what waits. Nothing until both are known. */
export function summaryLine(
  projects: readonly Project[] | undefined,
  bookings: readonly Booking[] | undefined,
): string {
  if (!projects || !bookings) return 'Your projects and service requests.'
  const moving = counted(projects.filter(({ status }) => status === 'active').length, 'active project')
  const waiting = counted(bookings.filter(({ status }) => status === 'pending').length, 'request')
  return `${moving}, ${waiting} waiting for confirmation.`
}

function counted(count: number, noun: string): string {
  if (count === 0) return `No ${noun}s`
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
