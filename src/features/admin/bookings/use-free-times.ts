import { useQuery } from '@tanstack/react-query'
import { freshQuery } from '#api/query.ts'
import { endpoints } from '#contracts/endpoints.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'
import type { AdminBookingDetail } from '#contracts/admin-bookings.ts'

export const canHaveDate = ({ status }: Pick<AdminBookingDetail, 'status'>): boolean =>
  status === 'pending' || status === 'confirmed'

export function useFreeTimes(booking: AdminBookingDetail | undefined) {
  const person = booking?.assignee?.id
  const isAsked = booking !== undefined && canHaveDate(booking)
  const own = useQuery({
    ...freshQuery(accountEndpoints.schedule, { params: { id: person ?? '' } }),
    enabled: isAsked && person !== undefined,
  })
  const anybody = useQuery({
    ...freshQuery(endpoints.slots, { params: { id: booking?.serviceId ?? '' } }),
    enabled: isAsked && person === undefined,
  })
  return person === undefined
    ? { isLoading: anybody.isLoading, slots: anybody.data?.slots ?? [] }
    : { isLoading: own.isLoading, slots: own.data?.nextSlots ?? [] }
}
