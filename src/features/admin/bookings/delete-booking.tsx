import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { sendJson } from '#api/send-json.ts'
import { deleteBookingTexts as texts } from '#content/interface/admin/booking.ts'
import type { AdminBookingDetail } from '#contracts/admin-bookings.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import { bookingsPath } from './bookings-state.ts'
import { invalidateBookings, bookingQuery, bookingsApiPath } from './queries.ts'

export function DeleteBooking({
  booking: { confirmationCode, companyName },
}: {
  booking: AdminBookingDetail
}) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => sendJson('DELETE', `${bookingsApiPath}/${confirmationCode}`),
    onSuccess: async () => {
      toast({ title: texts.deletedTitle, description: texts.deletedText(companyName) })
      await navigate({ to: bookingsPath, search: { view: 'bookings' } })
      client.removeQueries({ queryKey: bookingQuery(confirmationCode).queryKey })
      await invalidateBookings(client)
    },
    onError: (error) =>
      toast({ title: texts.failedTitle, description: error.message, variant: 'destructive' }),
  })
  return (
    <div className="px-1">
      <Button
        look="danger"
        size="small"
        aria-busy={remove.isPending}
        onClick={() => {
          const question = texts.question(companyName)
          if (confirm(question)) remove.mutate()
        }}
      >
        {texts.button}
      </Button>
    </div>
  )
}
