import { useState } from 'react'
import { messageThreadTexts as texts } from '#content/interface/messages/thread.ts'
import type { MessageThread } from '#contracts/messages.ts'
import { site } from '#site.config.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { messageAnchor, writerOf } from './message-list.tsx'

interface ArrivalsProps {
  thread: MessageThread
  newFrom: number | undefined
  isInView: boolean
  failure: string | undefined
}

export function Arrivals({ thread, newFrom, isInView, failure }: ArrivalsProps) {
  const newest = thread.messages.at(-1)
  const [newestAtFirst] = useState(newest?.id ?? 0)
  const hasArrived = newest !== undefined && newest.id > newestAtFirst && newest.from !== thread.side
  const leadsToNew = hasArrived && !isInView && thread.unread > 0 && newFrom !== undefined
  return (
    <>
      <p role="status" className="sr-only">
        {hasArrived ? <span key={newest.id}>{texts.arrived(writerOf(newest, site.brand))}</span> : null}
      </p>
      <p role="status" className="text-fine text-warning">
        {failure === undefined ? null : texts.pollFailed(failure)}
      </p>
      {leadsToNew ? (
        <div className="pointer-events-none fixed inset-x-0 bottom-5 z-10 grid justify-center print-hidden">
          <Button className="pointer-events-auto shadow-overlay" onClick={() => showMessage(newFrom)}>
            <Icon name="message-circle" />
            {texts.jumpButton}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function showMessage(id: number) {
  const message = document.getElementById(messageAnchor(id))
  message?.scrollIntoView({ block: 'center' })
  message?.focus({ preventScroll: true })
}
