import { bookingStatusNames } from '#content/interface/statuses.ts'
import { capitalize, wordFor } from '#shared/words.ts'
import { statusStepsCopy as copy } from '#content/booking/copy.ts'
import type { BookingView } from '#contracts/bookings.ts'

export interface StatusStep {
  label: string
  state: 'done' | 'current' | 'to-come' | 'stopped'
  at?: string
  note?: string
}

const steps = [
  { status: 'received', label: copy.received, note: '' },
  { status: 'pending', label: copy.pending, note: copy.pendingNote },
  { status: 'confirmed', label: copy.confirmed, note: copy.confirmedNote },
  { status: 'completed', label: copy.completed, note: copy.completedNote },
] as const

export function statusSteps({
  status,
  createdAt,
  events,
}: Pick<BookingView, 'status' | 'createdAt' | 'events'>): StatusStep[] {
  const lastAt = (wantedStatus: string) =>
    events.findLast((event) => event.status === wantedStatus)?.createdAt
  const receivedStep: StatusStep = { label: copy.received, state: 'done', at: createdAt }
  if (status === 'cancelled') {
    const confirmedAt = lastAt('confirmed')
    return [
      receivedStep,
      ...(confirmedAt ? [{ label: copy.confirmed, state: 'done' as const, at: confirmedAt }] : []),
      { label: copy.cancelled, state: 'stopped', at: lastAt('cancelled') ?? createdAt },
    ]
  }
  const current = steps.findIndex((step) => step.status === status)
  if (current < 1)
    return [receivedStep, { label: capitalize(wordFor(bookingStatusNames, status)), state: 'current' }]
  return steps.map((step, index) => {
    if (index === 0) return receivedStep
    if (index > current) return { label: step.label, state: 'to-come', note: step.note }
    const at = step.status === 'pending' ? undefined : lastAt(step.status)
    return {
      label: index === current && status !== 'completed' ? copy.now(step.label) : step.label,
      state: index === current ? 'current' : 'done',
      ...(at ? { at } : { note: index === current ? step.note : copy.answered }),
    }
  })
}
