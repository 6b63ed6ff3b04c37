import type { AppointmentMover } from '#contracts/bookings.ts'

interface Move {
  startedBefore: Date | null
  startsAt: Date | null
  movedBy: AppointmentMover
}

export const moveFields = ({ startedBefore, startsAt, movedBy }: Move) => ({
  startedBefore: startedBefore?.toISOString() ?? null,
  startsAt: startsAt?.toISOString() ?? null,
  movedBy,
})
