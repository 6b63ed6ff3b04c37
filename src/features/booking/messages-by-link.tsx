import { type FormEvent, useRef, useState } from 'react'
import { sendMessageLink } from '#api/messages.ts'
import { messagesByLinkCopy as copy } from '#content/booking/copy.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/cn.ts'
import { caughtSentence } from '#ui/failure-sentence.ts'

/** Tells a guest how to read the messages. Says the same whether there are any or not. */
export function MessagesByLink({ code, email }: { code: string; email: string }) {
  const [state, setState] = useState<'asked' | 'sending' | 'sent'>('asked')
  const [failure, setFailure] = useState<string>()
  const isUnderWay = useRef(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    setFailure(undefined)
    setState('sending')
    try {
      await sendMessageLink(code)
      setState('sent')
    } catch (error) {
      setFailure(caughtSentence(error))
      setState('asked')
    }
    isUnderWay.current = false
  }

  return (
    <Card as="section" id="messages" aria-labelledby="messages-heading" className="print-hidden scroll-mt-24">
      <h2 id="messages-heading" className="text-h4">
        {copy.heading}
      </h2>
      <p className="mt-2 text-small">{copy.text(email)}</p>
      <p
        id="message-link-sent"
        role="status"
        className={cn('mt-3 text-small font-semibold target:block', state === 'sent' ? 'block' : 'hidden')}
      >
        {copy.sent(email)}
      </p>
      {failure === undefined ? null : (
        <p role="alert" className="mt-3 text-small font-semibold text-danger">
          {failure}
        </p>
      )}
      <form
        method="post"
        action={`/api/bookings/${code}/message-link`}
        onSubmit={(event) => void send(event)}
        className="mt-4"
      >
        <Button type="submit" look="outline" aria-busy={state === 'sending'}>
          {state === 'sent' ? copy.againButton : copy.button}
        </Button>
      </form>
    </Card>
  )
}
