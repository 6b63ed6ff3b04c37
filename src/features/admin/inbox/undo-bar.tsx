import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { sendJson } from '#api/send-json.ts'
import { type BulkResult, undoResultSchema } from '#contracts/admin-requests.ts'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'
import { dismissUndo, type UndoOffer, undoStore } from './bulk-undo.ts'
import { forgetRequests, requestsPath } from './queries.ts'

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
      z.parse(undoResultSchema, await sendJson('POST', `${requestsPath}/bulk/${result.id}/undo`)),
    onSuccess: ({ restored, kept }) => {
      const left = kept.map(({ companyName, status }) => `${companyName} is ${status} by now and stays so.`)
      toast({
        title: `${count(restored.length)} ${restored.length === 1 ? 'is' : 'are'} as before`,
        description: ['No mail was sent.', ...left].join(' '),
      })
    },
    onError: (error) => toast({ title: 'Not undone', description: error.message, variant: 'destructive' }),
    onSettled: () => {
      dismissUndo()
      return forgetRequests(client)
    },
  })
  const secondsLeft = useSecondsUntil(endsAt)
  const canUndo = result.id !== null && secondsLeft > 0
  const button = useRef<HTMLButtonElement>(null)
  const saidId = useId()
  // The buttons that made the change are gone with their bar: the way back has the focus instead.
  useEffect(() => {
    if (focusedFor === endsAt) return
    focusedFor = endsAt
    button.current?.focus()
  }, [endsAt])
  // With nothing refused it has nothing to say after its time.
  const isOver = secondsLeft === 0 && result.refused.length === 0 && !undo.isPending
  useEffect(() => {
    if (isOver) dismissUndo()
  }, [isOver])

  return (
    <section
      aria-label="Last change"
      className="on-band fixed inset-x-0 bottom-0 z-20 in-[body:has([data-bulk-bar])]:bottom-28 mx-auto w-full max-w-[44rem] rounded-t-hero-button px-5 py-3 shadow-overlay sm:bottom-5 sm:rounded-hero-button contrast:border-3"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p id={saidId} role="status" className="grow text-small font-semibold">
          {saidOf(result)}
        </p>
        {canUndo ? (
          <button
            ref={button}
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
          onClick={dismissUndo}
          className="grid size-11 place-items-center rounded-chip hover:bg-card contrast:border-0"
        >
          <Icon name="x" />
        </button>
      </div>
      {result.refused.length > 0 ? (
        <details open={result.refused.length <= 3} className="border-t border-line pt-2 text-fine">
          <summary className="font-semibold">
            {count(result.refused.length)}{' '}
            {result.refused.length === 1 ? 'stays as it was' : 'stay as they were'}
          </summary>
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

const count = (requests: number) => (requests === 1 ? 'One request' : `${requests} requests`)

function saidOf({ changed, status }: BulkResult): string {
  if (changed.length === 0) return `No request could become ${status}.`
  return `${count(changed.length)} ${changed.length === 1 ? 'is' : 'are'} ${status}. Mails leave when the time for Undo is over.`
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
