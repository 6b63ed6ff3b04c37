import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { remove } from '#api/call.ts'
import { deleteBookingTexts } from '#content/interface/admin/booking.ts'
import type { AdminBookingDetail } from '#contracts/admin-bookings.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { DeleteRecord } from '../frame/delete-record.tsx'
import { listReturnPlace } from '../frame/list-return.tsx'
import { bookingsPath } from './bookings-state.ts'
import { invalidateBookings, bookingQuery } from './queries.ts'

export function DeleteBooking({
  booking: { confirmationCode, companyName },
}: {
  booking: AdminBookingDetail
}) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <DeleteRecord
      name={companyName}
      remove={() => remove(adminEndpoints.deleteBooking, { params: { code: confirmationCode } })}
      texts={deleteBookingTexts}
      onDeleted={async (isHere) => {
        if (isHere) await navigate(listReturnPlace(`${bookingsPath}?view=bookings`))
        client.removeQueries({ queryKey: bookingQuery(confirmationCode).queryKey })
        await invalidateBookings(client)
      }}
    />
  )
}
