import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '#api/send-json.ts'
import type { AdminRequest } from '#contracts/admin-requests.ts'
import type { BookingStatus } from '#contracts/bookings.ts'
import { toast } from '#ui/toast-store.ts'
import { forgetRequests, requestsPath } from './queries.ts'

export interface RequestChange {
  status?: BookingStatus
  /** ISO instant. */
  confirmedFor?: string | null
  assigneeId?: number | null
}

type Known = Pick<AdminRequest, 'confirmationCode' | 'companyName' | 'revision'>

/**
 * Changes one request as it is shown here. If somebody else has changed it meanwhile nothing is saved, the reason is
 * said, and what is newest is shown.
 */
export function useRequestChange({ confirmationCode, companyName, revision }: Known) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: RequestChange) =>
      sendJson('PATCH', `${requestsPath}/${confirmationCode}`, { ...change, revision }),
    onSuccess: (_, change) => toast(saidOf(companyName, change)),
    onError: (error) =>
      toast({ title: 'The request stays as it was', description: error.message, variant: 'destructive' }),
    onSettled: () => forgetRequests(client),
  })
}

function saidOf(companyName: string, { status, confirmedFor, assigneeId }: RequestChange) {
  if (status) {
    return {
      title: `${companyName} is ${status}`,
      description: 'The client is told by e-mail and sees it at once.',
    }
  }
  if (confirmedFor !== undefined) {
    return confirmedFor
      ? { title: 'The appointment is set', description: 'The client gets the date by e-mail.' }
      : { title: 'The appointment is taken away', description: 'The client is told by e-mail.' }
  }
  return assigneeId === null
    ? { title: `${companyName} is free again`, description: 'Nobody looks after it now.' }
    : { title: `${companyName} is assigned`, description: 'The list shows who looks after it.' }
}
