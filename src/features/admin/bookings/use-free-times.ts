import { useQuery } from '@tanstack/react-query'
import { freshQuery } from '#api/json-query.ts'
import type { AdminBookingDetail } from '#contracts/admin-bookings.ts'
import { freeSlotsSchema, scheduleSchema } from '#contracts/schedules.ts'

export const canHaveDate = ({ status }: Pick<AdminBookingDetail, 'status'>): boolean =>
  status === 'pending' || status === 'confirmed'

export function useFreeTimes(booking: AdminBookingDetail | undefined) {
  const person = booking?.assignee?.id
  const isAsked = booking !== undefined && canHaveDate(booking)
  const own = useQuery({
    ...freshQuery(`/api/schedules/${person}`, scheduleSchema),
    enabled: isAsked && person !== undefined,
  })
  const anybody = useQuery({
    ...freshQuery(`/api/services/${booking?.serviceId}/slots`, freeSlotsSchema),
    enabled: isAsked && person === undefined,
  })
  return person === undefined
    ? { isLoading: anybody.isLoading, slots: anybody.data?.slots ?? [] }
    : { isLoading: own.isLoading, slots: own.data?.nextSlots ?? [] }
}
