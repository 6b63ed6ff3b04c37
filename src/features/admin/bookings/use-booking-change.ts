import { bookingStatusNames } from '#content/interface/statuses.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { statusOf } from '#browser/api-error.ts'
import { bookingChangeTexts as texts } from '#content/interface/admin/bookings.ts'
import type { AdminBooking } from '#contracts/admin-bookings.ts'
import type { AppointmentOutcome, BookingStatus } from '#contracts/bookings.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { offerUndo } from './bulk-undo.ts'
import { invalidateBookings } from './queries.ts'
import { lostOffer, undoOfferFor } from './undo-offer.ts'
import { toast, toastFailure } from '#ui/toast-store.ts'

export interface BookingChange {
  status?: BookingStatus
  confirmedFor?: string | null
  assigneeId?: number | null
  isSpam?: false
  outcome?: AppointmentOutcome | null
  outcomeNote?: string
}

type BookingVersion = Pick<AdminBooking, 'confirmationCode' | 'companyName' | 'revision'>

/**
 * Maps the revision on the screen to the one that our own change produced, so that a second press before the page
 * refetches is not refused as somebody else's change.
 */
const ownRevisions = new Map<string, number>()

export function useBookingChange({ confirmationCode, companyName, revision: shownRevision }: BookingVersion) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: confirmationCode },
    mutationFn: async (change: BookingChange) => {
      const sentAt = Date.now()
      const changeId = change.status === undefined ? undefined : crypto.randomUUID()
      const revision = afterOwnChanges(confirmationCode, shownRevision)
      const changedBooking = await call(adminEndpoints.changeBooking, {
        params: { code: confirmationCode },
        body: { ...change, revision, changeId },
      }).catch((error) => {
        if (changeId !== undefined && statusOf(error) === 0) offerUndo(lostOffer(changeId, sentAt))
        throw error
      })
      ownRevisions.set(`${confirmationCode} ${revision}`, changedBooking.revision)
      return { changeId, sentAt }
    },
    onSuccess: ({ changeId, sentAt }, change) => {
      if (changeId === undefined) toast(toastFor(companyName, change))
      else
        offerUndo(
          undoOfferFor({ id: changeId, refused: [] }, sentenceFor(companyName, change.status), sentAt),
        )
    },
    onError: (error) => toastFailure(texts.failedTitle, error),
    onSettled: () => invalidateBookings(client),
  })
}

function afterOwnChanges(code: string, shownRevision: number): number {
  const revision = ownRevisions.get(`${code} ${shownRevision}`)
  return revision === undefined || revision <= shownRevision ? shownRevision : afterOwnChanges(code, revision)
}

const sentenceFor = (companyName: string, status: BookingStatus | undefined): string =>
  status === undefined || status === 'pending'
    ? texts.reopened(companyName)
    : texts.changed(companyName, bookingStatusNames[status])

function toastFor(companyName: string, change: BookingChange) {
  const { confirmedFor, assigneeId, isSpam, outcome } = change
  if (isSpam === false) return { title: texts.notSpamTitle(companyName), description: texts.notSpamText }
  if (outcome !== undefined) return { title: outcome ? texts.outcomeSavedTitle : texts.outcomeRemovedTitle }
  if (confirmedFor !== undefined) {
    return confirmedFor
      ? { title: texts.dateSetTitle, description: texts.dateSetText }
      : { title: texts.dateRemovedTitle, description: texts.notifiedText }
  }
  return assigneeId === null
    ? { title: texts.unassignedTitle(companyName), description: texts.unassignedText }
    : { title: texts.assignedTitle(companyName), description: texts.assignedText }
}
