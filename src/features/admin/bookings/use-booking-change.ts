import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '#api/send-json.ts'
import type { AdminBooking } from '#contracts/admin-bookings.ts'
import type { BookingStatus } from '#contracts/bookings.ts'
import { toast } from '#ui/toast-store.ts'
import { invalidateBookings, bookingsApiPath } from './queries.ts'

export interface BookingChange {
  status?: BookingStatus
  confirmedFor?: string | null
  assigneeId?: number | null
}

type BookingVersion = Pick<AdminBooking, 'confirmationCode' | 'companyName' | 'revision'>

export function useBookingChange({ confirmationCode, companyName, revision }: BookingVersion) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: BookingChange) =>
      sendJson('PATCH', `${bookingsApiPath}/${confirmationCode}`, { ...change, revision }),
    onSuccess: (_, change) => toast(toastFor(companyName, change)),
    onError: (error) =>
      toast({ title: 'The request was not changed', description: error.message, variant: 'destructive' }),
    onSettled: () => invalidateBookings(client),
  })
}

function toastFor(companyName: string, { status, confirmedFor, assigneeId }: BookingChange) {
  if (status) {
    return {
      title: `${companyName} is ${status}`,
      description: 'The client is notified by email.',
    }
  }
  if (confirmedFor !== undefined) {
    return confirmedFor
      ? { title: 'Appointment set', description: 'The client receives the date by email.' }
      : { title: 'Appointment removed', description: 'The client is notified by email.' }
  }
  return assigneeId === null
    ? { title: `${companyName} is unassigned`, description: 'Nobody is responsible for it now.' }
    : { title: `${companyName} is assigned`, description: 'The list shows who is responsible.' }
}
