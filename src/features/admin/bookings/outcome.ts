import type { AdminBooking } from '#contracts/admin-bookings.ts'

type Appointment = Pick<AdminBooking, 'status' | 'confirmedFor' | 'outcome'>

export const isOutcomeMissing = ({ status, confirmedFor, outcome }: Appointment, now: number): boolean =>
  status === 'confirmed' && outcome === null && confirmedFor !== undefined && Date.parse(confirmedFor) <= now
