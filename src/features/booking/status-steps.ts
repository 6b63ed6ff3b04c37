import type { BookingView } from '#contracts/bookings.ts'

export interface StatusStep {
  label: string
  state: 'done' | 'current' | 'to-come' | 'stopped'
  /** ISO instant of when it happened, or a sentence on when it will. */
  at?: string
  note?: string
}

const way = [
  { status: 'received', label: 'Received', note: '' },
  { status: 'pending', label: 'Pending', note: 'We answer within 24 hours' },
  { status: 'confirmed', label: 'Confirmed', note: 'Once we agree on a date' },
  { status: 'completed', label: 'Completed', note: 'Once we have talked' },
] as const

/**
 * The way of a booking as a list of stations. A cancelled one ends where it was cancelled; a status that this
 * version does not know stands behind the first station.
 */
export function statusSteps({
  status,
  createdAt,
  events,
}: Pick<BookingView, 'status' | 'createdAt' | 'events'>): StatusStep[] {
  const lastAt = (wanted: string) => events.findLast((event) => event.status === wanted)?.createdAt
  const received: StatusStep = { label: 'Received', state: 'done', at: createdAt }
  if (status === 'cancelled') {
    const confirmedAt = lastAt('confirmed')
    return [
      received,
      ...(confirmedAt ? [{ label: 'Confirmed', state: 'done' as const, at: confirmedAt }] : []),
      { label: 'Cancelled', state: 'stopped', at: lastAt('cancelled') ?? createdAt },
    ]
  }
  const current = way.findIndex((step) => step.status === status)
  if (current < 1)
    return [received, { label: status.charAt(0).toUpperCase() + status.slice(1), state: 'current' }]
  return way.map((step, index) => {
    if (index === 0) return received
    if (index > current) return { label: step.label, state: 'to-come', note: step.note }
    const at = step.status === 'pending' ? undefined : lastAt(step.status)
    return {
      label: index === current && status !== 'completed' ? `${step.label}, now` : step.label,
      state: index === current ? 'current' : 'done',
      ...(at ? { at } : { note: index === current ? step.note : 'Answered' }),
    }
  })
}
