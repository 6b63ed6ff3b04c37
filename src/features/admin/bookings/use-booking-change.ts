import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '#api/send-json.ts'
import type { AdminBooking } from '#contracts/admin-bookings.ts'
import type { BookingStatus } from '#contracts/bookings.ts'
import { toast } from '#ui/toast-store.ts'
import { forgetBookings, bookingsApiPath } from './queries.ts'

export interface BookingChangeControls {
  status?: BookingStatus
  /** ISO instant. */
  confirmedFor?: string | null
  assigneeId?: number | null
}

type Known = Pick<AdminBooking, 'confirmationCode' | 'companyName' | 'revision'>

/**
 * Changes one request as it is shown here. If somebody else has changed it meanwhile nothing is saved, the reason is
 * said, and what is newest is shown.
 */
export function useBookingChange({ confirmationCode, companyName, revision }: Known) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: BookingChangeControls) =>
      sendJson('PATCH', `${bookingsApiPath}/${confirmationCode}`, { ...change, revision }),
    onSuccess: (_, change) => toast(saidOf(companyName, change)),
    onError: (error) =>
      toast({ title: 'The request was not changed', description: error.message, variant: 'destructive' }),
    onSettled: () => forgetBookings(client),
  })
}

function saidOf(companyName: string, { status, confirmedFor, assigneeId }: BookingChangeControls) {
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
