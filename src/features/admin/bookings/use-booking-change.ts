import { bookingStatusNames } from '#content/interface/statuses.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '#api/send-json.ts'
import { bookingChangeTexts as texts } from '#content/interface/admin/bookings.ts'
import type { AdminBooking } from '#contracts/admin-bookings.ts'
import type { AppointmentOutcome, BookingStatus } from '#contracts/bookings.ts'
import { toast } from '#ui/toast-store.ts'
import { invalidateBookings, bookingsApiPath } from './queries.ts'

export interface BookingChange {
  status?: BookingStatus
  confirmedFor?: string | null
  assigneeId?: number | null
  isSpam?: false
  outcome?: AppointmentOutcome | null
  outcomeNote?: string
}

type BookingVersion = Pick<AdminBooking, 'confirmationCode' | 'companyName' | 'revision'>

export function useBookingChange({ confirmationCode, companyName, revision }: BookingVersion) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: BookingChange) =>
      sendJson('PATCH', `${bookingsApiPath}/${confirmationCode}`, { ...change, revision }),
    onSuccess: (_, change) => toast(toastFor(companyName, change)),
    onError: (error) =>
      toast({ title: texts.failedTitle, description: error.message, variant: 'destructive' }),
    onSettled: () => invalidateBookings(client),
  })
}

function toastFor(companyName: string, change: BookingChange) {
  const { status, confirmedFor, assigneeId, isSpam, outcome } = change
  if (isSpam === false) return { title: texts.notSpamTitle(companyName), description: texts.notSpamText }
  if (outcome !== undefined) return { title: outcome ? texts.outcomeSavedTitle : texts.outcomeRemovedTitle }
  if (status) {
    return {
      title: texts.changedTitle(companyName, bookingStatusNames[status]),
      description: texts.notifiedText,
    }
  }
  if (confirmedFor !== undefined) {
    return confirmedFor
      ? { title: texts.dateSetTitle, description: texts.dateSetText }
      : { title: texts.dateRemovedTitle, description: texts.notifiedText }
  }
  return assigneeId === null
    ? { title: texts.unassignedTitle(companyName), description: texts.unassignedText }
    : { title: texts.assignedTitle(companyName), description: texts.assignedText }
}
