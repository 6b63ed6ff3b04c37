import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '#api/call.ts'
import { statusOf } from '#browser/api-error.ts'
import { bulkBarTexts as texts } from '#content/interface/admin/booking-list.ts'
import { transitionVerbs } from '#content/interface/admin/bookings.ts'
import { actionTexts } from '#content/interface/common.ts'
import { type AdminBooking, bulkMax } from '#contracts/admin-bookings.ts'
import { transitionsFrom } from '#contracts/booking-transitions.ts'
import type { BookingStatus } from '#contracts/bookings.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { type Question, useAsk } from '#ui/ask.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { toast } from '#ui/toast-store.ts'
import { offerUndo } from './bulk-undo.ts'
import { useAction } from '#ui/form/use-action.ts'
import { invalidateBookings } from './queries.ts'
import { lostOffer, undoOffer } from './undo-offer.ts'

interface BulkBarProps {
  bookings: readonly AdminBooking[]
  filter: Record<string, string> | undefined
  onDone: () => void
}

interface SentChange {
  body: { id: string; status: ChosenStatus }
  sentAt: number
}

type ChosenStatus = Exclude<BookingStatus, 'pending'>

type ChosenChange = { status: ChosenStatus } & (
  | { codes: readonly string[] }
  | { filter: Record<string, string> | undefined }
)

const targets: readonly { status: ChosenStatus; icon: IconName }[] = [
  { status: 'confirmed', icon: 'circle-check' },
  { status: 'completed', icon: 'check' },
  { status: 'cancelled', icon: 'circle-x' },
]

export function BulkBar({ bookings, filter, onDone }: BulkBarProps) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: async (sent: SentChange) => {
      // The time to undo begins with the request that a proof let through, not with the press before it.
      const noteTime = () => (sent.sentAt = Date.now())
      return call(adminEndpoints.changeBookings, { body: sent.body }, { onSend: noteTime })
    },
    onSuccess: (result, { sentAt }) => {
      offerUndo(undoOffer(result, sentAt))
      onDone()
    },
    onError: (error, { body, sentAt }) => {
      const isLost = statusOf(error) === 0
      const offer = isLost ? lostOffer(body.id, sentAt) : null
      if (isLost) offerUndo(offer)
      const lostText = offer ? texts.lostText : texts.lostLateText
      toast({
        title: isLost ? texts.lostTitle : texts.failedTitle,
        description: isLost ? lostText : error.message,
        variant: 'destructive',
      })
    },
    onSettled: () => invalidateBookings(client),
  })
  const { run: changeOnce } = useAction()
  const [isAllMatches, setAllMatches] = useState(false)
  const ask = useAsk()
  const codes = bookings.map(({ confirmationCode }) => confirmationCode)
  const coversAllMatches = isAllMatches && filter !== undefined
  const needsQuestion = (status: BookingStatus) => status === 'cancelled' || coversAllMatches
  async function changeTo(chosen: ChosenChange) {
    if (needsQuestion(chosen.status) && !(await ask(bulkQuestion(chosen)))) return
    await changeOnce(() =>
      change.mutateAsync({ body: { id: crypto.randomUUID(), ...chosen }, sentAt: Date.now() }),
    )
  }
  const isTooMany = !coversAllMatches && bookings.length > bulkMax

  return (
    <section
      aria-label={texts.label}
      data-bulk-bar=""
      className="on-band sticky bottom-4 z-10 mx-auto flex max-w-full flex-wrap items-center gap-1 rounded-hero-button px-3 py-2 shadow-overlay forced-colors:border max-md:bottom-0 max-md:-mx-5 max-md:max-w-none max-md:rounded-none contrast:border-3"
    >
      <p role="status" className="px-3 text-small font-semibold">
        {coversAllMatches ? texts.allSelected : texts.selected(bookings.length)}
      </p>
      {isTooMany ? (
        <p className="px-2 text-fine">{texts.tooMany(bulkMax)}</p>
      ) : (
        targets.map(({ status, icon }) => {
          const count = bookings.filter((booking) => transitionsFrom(booking.status).includes(status)).length
          return (
            <BarButton
              key={status}
              icon={icon}
              isBusy={change.isPending}
              isDisabled={!coversAllMatches && count === 0}
              onClick={() => {
                const which = coversAllMatches ? { filter } : { codes }
                void changeTo({ status, ...which })
              }}
            >
              {texts.changeButton(transitionVerbs[status], coversAllMatches ? null : count)}
              {needsQuestion(status) ? '…' : ''}
            </BarButton>
          )
        })
      )}
      {filter ? (
        <label className="flex min-h-11 cursor-pointer items-center gap-2 px-2 text-fine">
          <input
            type="checkbox"
            checked={isAllMatches}
            onChange={() => setAllMatches(!isAllMatches)}
            className="size-5 accent-primary"
          />
          {texts.selectAll(bulkMax)}
        </label>
      ) : null}
      <BarButton icon="x" onClick={onDone}>
        {actionTexts.clear}
      </BarButton>
    </section>
  )
}

function bulkQuestion(change: ChosenChange): Question {
  const verb = transitionVerbs[change.status]
  return {
    async title() {
      const body = { ...change, isPreview: true }
      const { count } = await call(adminEndpoints.previewBookingsChange, { body })
      return texts.title(verb, count)
    },
    text: texts.text,
    cancelLabel: texts.leaveButton,
    confirmLabel: texts.confirmButton(verb),
    tone: change.status === 'cancelled' ? 'danger' : 'plain',
  }
}

interface BarButtonProps {
  icon: IconName
  isDisabled?: boolean
  isBusy?: boolean
  onClick: () => void
  children: ReactNode
}

const BarButton = ({ icon, isDisabled = false, isBusy = false, onClick, children }: BarButtonProps) => (
  <button
    type="button"
    disabled={isDisabled}
    aria-busy={isBusy}
    onClick={onClick}
    className="inline-flex min-h-11 items-center gap-1.5 rounded-chip px-3 text-fine font-semibold hover:bg-card disabled:opacity-45 aria-busy:pointer-events-none"
  >
    <Icon name={icon} />
    {children}
  </button>
)
