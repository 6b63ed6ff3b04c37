import type { OwnBooking } from './bookings.ts'

export type KindOfMove = 'moved' | 'set' | 'removed' | 'lost'

type Move = Pick<OwnBooking['events'][number], 'startedBefore' | 'startsAt' | 'movedBy'>

export function kindOfMove({ startedBefore, startsAt, movedBy }: Move): KindOfMove {
  if (movedBy === 'other-client') return 'lost'
  if (!startsAt) return 'removed'
  return startedBefore ? 'moved' : 'set'
}
