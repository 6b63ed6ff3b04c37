import { useState } from 'react'
import { call } from '#api/call.ts'
import { messagesByLinkCopy as copy } from '#content/booking/copy.ts'
import { pathOf } from '#contracts/endpoint.ts'
import { endpoints } from '#contracts/endpoints.ts'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/cn.ts'
import { Form, FormMessage, SubmitButton } from '#ui/form/form.tsx'

/** Tells a guest how to read the messages. Says the same whether there are any or not. */
export function MessagesByLink({ code, email }: { code: string; email: string }) {
  const [isSent, setSent] = useState(false)

  async function send() {
    setSent(false)
    await call(endpoints.sendMessageLink, { params: { code } })
    setSent(true)
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
        className={cn('mt-3 text-small font-semibold target:block', isSent ? 'block' : 'hidden')}
      >
        {copy.sent(email)}
      </p>
      <Form action={pathOf(endpoints.sendMessageLink, { params: { code } })} send={send} className="mt-4">
        <FormMessage />
        <SubmitButton look="outline">{isSent ? copy.againButton : copy.button}</SubmitButton>
      </Form>
    </Card>
  )
}
