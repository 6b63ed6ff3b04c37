import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { sendJson } from '#api/send-json.ts'
import { bookingActionsCopy } from '#content/booking/copy.ts'
import { claimByCodeTexts as texts } from '#content/interface/client/bookings.ts'
import { bookingViewSchema } from '#contracts/bookings.ts'
import { bookingNotices } from '#content/interface/answers.ts'
import { readCode } from '#shared/confirmation-code.ts'
import { Button } from '#ui/button.tsx'
import { caughtSentence } from '#ui/failure-sentence.ts'
import { Field } from '#ui/field.tsx'
import { toast } from '#ui/toast-store.ts'

const claimAnswerSchema = z.pick(bookingViewSchema, { isOwn: true })

export function ClaimByCode() {
  const cache = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)

  async function claim(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isUnderWay.current || !form.current) return
    const typedCode = String(new FormData(form.current).get('code') ?? '')
    if (readCode(typedCode) === null) {
      refuse(texts.codeMalformed)
      return
    }
    isUnderWay.current = true
    setSending(true)
    setError(undefined)
    try {
      const booking = z.parse(
        claimAnswerSchema,
        await sendJson('POST', `/api/bookings/${encodeURIComponent(typedCode.trim())}/claim`, {}),
      )
      form.current?.reset()
      toast(
        booking.isOwn
          ? { title: bookingActionsCopy.claimed }
          : { title: bookingActionsCopy.asked, description: bookingNotices.claimAsked },
      )
      await cache.invalidateQueries()
    } catch (failure) {
      refuse(caughtSentence(failure))
    }
    isUnderWay.current = false
    setSending(false)
  }

  function refuse(message: string) {
    setError(message)
    form.current?.querySelector('input')?.focus()
  }

  return (
    <details className="mt-5 border-t border-line pt-3 print-hidden">
      <summary className="inline-flex min-h-11 items-center text-small font-semibold text-link hover:underline">
        {texts.summary}
      </summary>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void claim(event)}
        aria-busy={isSending}
        className="mt-2 grid gap-3"
      >
        <Field
          label={texts.codeLabel}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={texts.codeHint}
          error={error}
        />
        <Button type="submit" look="outline" aria-busy={isSending} className="justify-self-start">
          {texts.addButton}
        </Button>
      </form>
    </details>
  )
}
