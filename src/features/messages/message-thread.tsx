import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#browser/api-error.ts'
import { forgetPrivateData } from '#browser/current-user.ts'
import { messageThreadTexts as texts } from '#content/interface/messages/thread.ts'
import type { MessageSide, MessageThread as Thread } from '#contracts/messages.ts'
import { site } from '#site.config.ts'
import { Button } from '#ui/button.tsx'
import { QueryState, useLatch } from '#ui/query-state.tsx'
import { toast } from '#ui/toast-store.ts'
import { Arrivals } from './arrivals.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { useInView } from './use-in-view.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { useThread } from './use-thread.ts'

interface MessageThreadProps {
  code: string
  side: MessageSide
  initial?: Thread | undefined
  /** By default, all private data is invalidated. Must be stable between renders. */
  onRead?: () => void
  isSignedOut?: boolean
  onSettled?: () => void
  closedText?: string | undefined
}

export function MessageThread(props: MessageThreadProps) {
  const {
    code,
    side,
    initial,
    onRead = forgetPrivateData,
    onSettled,
    isSignedOut = false,
    closedText,
  } = props
  const form = useRef<HTMLDivElement>(null)
  const keepPlace = useKeptPlace(form)
  const { thread, failure, pollFailure, newFrom, load, loadOlder, send, markRead } = useThread(
    code,
    initial,
    {
      onRead,
      isSignedOut,
      beforeShow: keepPlace,
    },
  )
  const end = useRef<HTMLDivElement>(null)
  const isInView = useInView(end)
  const newestId = thread?.messages.at(-1)?.id
  const hasUnread = (thread?.unread ?? 0) > 0

  useEffect(() => {
    if (isSignedOut || !isInView || !hasUnread || newestId === undefined) return
    markRead(newestId).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    })
  }, [isSignedOut, isInView, hasUnread, newestId, markRead])

  const isSettled = useLatch(thread !== undefined || failure !== undefined)
  const settle = useRef(onSettled)
  useEffect(() => {
    if (isSettled) settle.current?.()
  }, [isSettled])

  return (
    <div className="grid gap-4">
      {isSignedOut ? null : (
        <QueryState query={{ data: thread, error: failure ?? null, refetch: load }} what={texts.what}>
          {({ messages, olderThan }) =>
            messages.length === 0 ? (
              <p className="text-small text-ink-soft">{texts.emptyText}</p>
            ) : (
              <>
                {olderThan === null ? null : <Older load={() => loadOlder(olderThan)} />}
                <MessageList
                  messages={messages}
                  side={thread?.side ?? side}
                  newFrom={newFrom}
                  brand={site.brand}
                />
              </>
            )
          }
        </QueryState>
      )}
      <div ref={end}>
        {thread && !isSignedOut ? (
          <Arrivals thread={thread} newFrom={newFrom} isInView={isInView} failure={pollFailure} />
        ) : null}
      </div>
      {isSettled || isSignedOut ? (
        <div ref={form} className="grid gap-4 print-hidden">
          {isSignedOut ? null : (
            <p className="text-fine text-ink-soft">{closedText ?? texts.explanations[side]}</p>
          )}
          {closedText ? null : <MessageForm code={code} send={send} isSignedOut={isSignedOut} />}
        </div>
      ) : null}
    </div>
  )
}

function Older({ load }: { load: () => ReturnType<ReturnType<typeof useThread>['loadOlder']> }) {
  const [isLoading, setLoading] = useState(false)
  async function show() {
    setLoading(true)
    const outcome = await load()
    setLoading(false)
    if (!outcome.ok) {
      toast({ title: texts.olderFailedTitle, description: outcome.message, variant: 'destructive' })
    }
  }
  return (
    <Button
      look="outline"
      size="small"
      className="justify-self-center noscript:hidden"
      aria-busy={isLoading}
      onClick={() => void show()}
    >
      {texts.olderButton}
    </Button>
  )
}
