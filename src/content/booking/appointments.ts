import { type Person, team } from '#content/team.ts'

export interface ServiceAppointment {
  /** An id of src/content/team.ts. */
  host?: string
  place?: string
  placeNote?: string
  /** What helps in the appointment. Shown when a request has been sent. */
  bring?: readonly { icon: string; text: string }[]
}

const call = { place: 'Video call', placeNote: 'the link comes with our answer' }

/** By the id of the service. All of it is optional. */
export const serviceAppointments: Readonly<Partial<Record<number, ServiceAppointment>>> = {
  1: {
    ...call,
    host: 'priya',
    bring: [
      { icon: 'file-text', text: 'An example of the work that takes too long, with names removed' },
      { icon: 'clock', text: 'How long it takes today' },
      { icon: 'users', text: 'Whoever decides about the tool' },
    ],
  },
  2: {
    ...call,
    host: 'priya',
    bring: [
      { icon: 'bar-chart-3', text: 'Access to your analytics, or last month’s report' },
      { icon: 'target', text: 'The number that you want to move' },
    ],
  },
  3: {
    ...call,
    host: 'adrian',
    bring: [
      { icon: 'megaphone', text: 'Your advertising accounts, opened or shared with us' },
      { icon: 'wallet', text: 'What a new customer may cost you' },
    ],
  },
  4: {
    ...call,
    host: 'elena',
    bring: [
      { icon: 'pen-line', text: 'A sketch, a prototype or a list of what it must do' },
      { icon: 'users', text: 'Somebody who will use it' },
    ],
  },
  5: { ...call, host: 'priya' },
}

export const hostOf = (serviceId: number): Person | undefined => {
  const host = serviceAppointments[serviceId]?.host
  return host === undefined ? undefined : team.find(({ id }) => id === host)
}
