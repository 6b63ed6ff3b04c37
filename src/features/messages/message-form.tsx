import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { countChars } from '#contracts/count-chars.ts'
import { messageRules } from '#contracts/message-rules.ts'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { FieldError, inputLook } from '#ui/field.tsx'
import { readDraft, saveDraft } from './message-draft.ts'

interface MessageFormProps {
  code: string
  send: (body: string) => Promise<{ ok: true } | { ok: false; message: string }>
}

/** Works as a plain form on the booking's page; the script adds the counter, the draft and sending in place. */
export function MessageForm({ code, send }: MessageFormProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const isUnderWay = useRef(false)
  const [chars, setChars] = useState(0)
  const [error, setError] = useState<string>()
  const [said, setSaid] = useState('')
  const [isSending, setSending] = useState(false)

  useEffect(() => {
    const textarea = field.current
    if (!textarea) return
    // What somebody typed before the script came stays.
    textarea.value ||= readDraft(code)
    setChars(countChars(textarea.value))
  }, [code])

  function keep() {
    const body = field.current?.value ?? ''
    saveDraft(code, body)
    setChars(countChars(body))
    setError(undefined)
    setSaid('')
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const textarea = field.current
    // A second click comes before the first has drawn anything.
    if (!textarea || isUnderWay.current) return
    isUnderWay.current = true
    setError(undefined)
    setSaid('')
    setSending(true)
    const sent = textarea.value
    const outcome = await send(sent)
    isUnderWay.current = false
    setSending(false)
    if (outcome.ok) {
      // Who went on writing meanwhile keeps what came after.
      if (textarea.value === sent) textarea.value = ''
      keep()
      setSaid('Message sent.')
    } else setError(outcome.message)
    textarea.focus()
  }

  const isTooLong = chars > messageRules.charsMax
  return (
    <form
      method="post"
      action={`/api/bookings/${code}/messages`}
      onSubmit={(event) => void submit(event)}
      aria-busy={isSending}
      className="print-hidden"
    >
      <div className="mb-1.5 flex items-baseline justify-between gap-4 text-fine">
        <label htmlFor={id} className="font-semibold">
          Your message
        </label>
        <span
          id={`${id}-count`}
          className={cn('tabular text-tiny noscript:hidden', isTooLong ? 'text-danger' : 'text-ink-soft')}
        >
          {chars.toLocaleString('en-US')} / {messageRules.charsMax.toLocaleString('en-US')}
        </span>
      </div>
      <textarea
        ref={field}
        id={id}
        name="body"
        rows={3}
        required
        onInput={keep}
        aria-invalid={error || isTooLong ? true : undefined}
        aria-describedby={cn(`${id}-count`, error && `${id}-error`)}
        className={cn(inputLook, 'block py-3')}
      />
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" aria-busy={isSending}>
          {isSending ? 'Sending…' : 'Send message'}
        </Button>
        <p role="status" className="text-fine text-ink-soft">
          {said}
        </p>
      </div>
    </form>
  )
}
