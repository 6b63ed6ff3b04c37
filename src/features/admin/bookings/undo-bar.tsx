import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { sendJson } from '#api/send-json.ts'
import { type BulkResult, undoResultSchema } from '#contracts/admin-bookings.ts'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'
import { dismissUndo, type UndoOffer, undoStore } from './bulk-undo.ts'
import { forgetBookings, bookingsApiPath } from './queries.ts'

/** The offer that has had the focus: on the next page, where the bar is mounted anew, it does not take it again. */
let focusedFor = 0

/** What the last change of many did, with Undo while it can be undone; on every page of the back office. */
export function UndoBar() {
  const offer = useSyncExternalStore(undoStore.subscribe, undoStore.get, undoStore.getFirst)
  return offer ? <Bar key={offer.endsAt} offer={offer} /> : null
}

function Bar({ offer: { result, endsAt } }: { offer: UndoOffer }) {
  const client = useQueryClient()
  const undo = useMutation({
    mutationFn: async () =>
      z.parse(undoResultSchema, await sendJson('POST', `${bookingsApiPath}/bulk/${result.id}/undo`)),
    onSuccess: ({ restored, kept }) => {
      const left = kept.map(
        ({ companyName, status }) => `${companyName} is now ${status} and was left unchanged.`,
      )
      toast({
        title: restored.length === 1 ? '1 change undone' : `${restored.length} changes undone`,
        description: ['No email was sent.', ...left].join(' '),
      })
    },
    onError: (error) =>
      toast({ title: 'Nothing was undone', description: error.message, variant: 'destructive' }),
    onSettled: () => {
      dismissUndo()
      return forgetBookings(client)
    },
  })
  const secondsLeft = useSecondsUntil(endsAt)
  const canUndo = result.id !== null && secondsLeft > 0
  const bar = useRef<HTMLElement>(null)
  const saidId = useId()
  // The buttons that made the change are gone with their bar: Undo has the focus instead, or Close where there is none.
  // Its description says what was done, so a live region would say it twice.
  useLayoutEffect(() => {
    if (focusedFor === endsAt) return
    focusedFor = endsAt
    bar.current?.querySelector('button')?.focus()
  }, [endsAt])
  // With nothing refused it has nothing to say after its time.
  const isOver = secondsLeft === 0 && result.refused.length === 0 && !undo.isPending
  useEffect(() => {
    if (isOver) dismissUndo()
  }, [isOver])

  return (
    <section
      ref={bar}
      aria-label="Last change"
      className="on-band fixed inset-x-0 bottom-0 z-20 in-[body:has([data-bulk-bar])]:bottom-28 mx-auto w-full max-w-[44rem] rounded-t-hero-button px-5 py-3 shadow-overlay sm:bottom-5 sm:rounded-hero-button contrast:border-3"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p id={saidId} className="grow text-small font-semibold">
          {saidOf(result)}
        </p>
        {canUndo ? (
          <button
            type="button"
            aria-describedby={saidId}
            aria-busy={undo.isPending}
            onClick={() => undo.mutate()}
            className="inline-flex min-h-11 items-center gap-2 rounded-chip bg-on-band px-4 text-small font-semibold text-band aria-busy:opacity-60"
          >
            <Icon name="undo-2" />
            Undo
            <span aria-hidden="true" className="tabular">
              {secondsLeft} s
            </span>
          </button>
        ) : null}
        <button
          type="button"
          aria-label="Close"
          aria-describedby={saidId}
          onClick={dismissUndo}
          className="grid size-11 place-items-center rounded-chip hover:bg-card contrast:border-0"
        >
          <Icon name="x" />
        </button>
      </div>
      {result.refused.length > 0 ? (
        <details open={result.refused.length <= 3} className="border-t border-line pt-2 text-fine">
          <summary className="font-semibold">{counted(result.refused.length)} unchanged</summary>
          <ul className="mt-1 max-h-40 overflow-y-auto">
            {result.refused.map(({ confirmationCode, companyName, reason }) => (
              <li key={confirmationCode} className="py-0.5 text-ink-soft">
                {companyName}: {reason}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

const counted = (requests: number) => (requests === 1 ? '1 request' : `${requests} requests`)

function saidOf({ changed, status }: BulkResult): string {
  if (changed.length === 0) return `No request could be ${status}.`
  return `${counted(changed.length)} ${status}. Emails go out when the time to undo is over.`
}

/** Whole seconds until then by this clock, counted down to 0. */
function useSecondsUntil(endsAt: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000))
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setNow(Date.now()), ((endsAt - Date.now()) % 1000) + 5)
    return () => clearTimeout(timer)
  }, [left, endsAt])
  return left
}
