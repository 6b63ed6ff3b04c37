import { Fragment } from 'react'
import { messageListTexts as texts } from '#content/interface/messages/thread.ts'
import type { Message, MessageSide } from '#contracts/messages.ts'
import { cn } from '#ui/cn.ts'
import { LocalTime } from '#ui/local-time.tsx'

interface MessageListProps {
  messages: readonly Message[]
  side: MessageSide
  newFrom: number | undefined
  brand: string
}

export function MessageList({ messages, side, newFrom, brand }: MessageListProps) {
  return (
    <ol aria-label={texts.label} className="grid gap-3.5">
      {messages.map((message) => (
        <Fragment key={message.id}>
          {message.id === newFrom ? (
            <li className="flex items-center gap-3 text-tiny font-semibold text-warning before:h-px before:flex-1 before:bg-current after:h-px after:flex-1 after:bg-current">
              {texts.newDivider}
            </li>
          ) : null}
          <Bubble message={message} isMine={message.from === side} brand={brand} />
        </Fragment>
      ))}
    </ol>
  )
}

export const messageAnchor = (id: number) => `message-${id}`

export function writerOf({ from, author }: Message, brand: string): string {
  if (from === 'client') return author ?? texts.client
  return author ? texts.author(author, brand) : brand
}

function Bubble({ message, isMine, brand }: { message: Message; isMine: boolean; brand: string }) {
  const { id, body, createdAt } = message
  const name = writerOf(message, brand)
  return (
    <li
      id={messageAnchor(id)}
      tabIndex={-1}
      className={cn(
        'grid max-w-[38rem] break-inside-avoid gap-1',
        isMine ? 'justify-items-end justify-self-end pl-8' : 'pr-8',
      )}
    >
      <p className="flex flex-wrap gap-x-2.5 text-tiny text-ink-soft">
        <span className="font-semibold text-ink">{name}</span>
        <LocalTime iso={createdAt} />
      </p>
      <p
        dir="auto"
        className={cn(
          'rounded-card px-4 py-2.5 text-small wrap-anywhere whitespace-pre-line contrast:border-2',
          isMine
            ? 'rounded-tr-chip bg-tint-strong forced-colors:border'
            : 'rounded-tl-chip border border-line bg-surface-tint',
        )}
      >
        {body}
      </p>
    </li>
  )
}
