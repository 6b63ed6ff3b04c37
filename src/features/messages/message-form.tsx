import { messageFormTexts as texts } from '#content/interface/messages/thread.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { readDraft, saveDraft } from '#browser/tab-draft.ts'
import { useSession } from '#browser/current-user.ts'
import { countChars } from '#shared/plain-text.ts'
import { CharCount } from '#ui/char-count.tsx'
import { pathOf } from '#contracts/endpoint.ts'
import { endpoints } from '#contracts/endpoints.ts'
import { messageRules } from '#contracts/booking-rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { cn } from '#ui/cn.ts'
import { caughtSentence } from '#ui/failure-sentence.ts'
import { TextArea } from '#ui/field.tsx'
import { Form, FormMessage, SubmitButton } from '#ui/form/form.tsx'
import { useRefusedForm } from '#ui/form/refused-form.tsx'
import { FormRefusal } from '#ui/form/use-action.ts'

interface MessageFormProps {
  code: string
  send: (body: string) => Promise<void>
  isSignedOut: boolean
}

export function MessageForm({ code, send, isSignedOut }: MessageFormProps) {
  const id = useId()
  const action = pathOf(endpoints.sendMessage, { params: { code } })
  const refusedForm = useRefusedForm(action)
  const session = useSession()
  const username = session.status === 'signed-in' ? session.user.username : undefined
  const hasLeft = session.status === 'signed-out' && !session.hasEnded
  const draftKey = `message-${code}`
  const writer = useRef<string>(undefined)
  const field = useRef<HTMLTextAreaElement>(null)
  const [chars, setChars] = useState(0)
  const [statusText, setStatusText] = useState('')

  useEffect(() => {
    const textarea = field.current
    if (!textarea) return
    if (hasLeft && writer.current !== undefined) textarea.value = ''
    if (username !== undefined) {
      if (writer.current !== undefined && writer.current !== username) textarea.value = ''
      writer.current = username
      textarea.value ||= readDraft(draftKey, username)
      saveDraft(draftKey, username, textarea.value)
    }
    setChars(countChars(textarea.value))
  }, [draftKey, username, hasLeft])

  function saveText() {
    const body = field.current?.value ?? ''
    if (writer.current !== undefined) saveDraft(draftKey, writer.current, body)
    setChars(countChars(body))
    setStatusText('')
  }

  async function submit() {
    const textarea = field.current
    if (!textarea || isSignedOut) return
    setStatusText('')
    const body = textarea.value
    try {
      await send(body)
    } catch (error) {
      const sentence = caughtSentence(error)
      throw new FormRefusal(sentence, { body: sentence })
    }
    removeSent(textarea, body)
    saveText()
    setStatusText(texts.sent)
    textarea.focus()
  }

  const isTooLong = chars > messageRules.charsMax
  return (
    <Form action={action} send={submit} className="print-hidden">
      <TextArea
        label={texts.bodyLabel}
        error={isSignedOut || refusedForm ? '' : undefined}
        aside={<CharCount id={`${id}-count`} chars={chars} charsMax={messageRules.charsMax} />}
        ref={field}
        id={id}
        name="body"
        rows={3}
        required
        onInput={saveText}
        aria-invalid={isTooLong || refusedForm?.errors.body ? true : undefined}
        aria-describedby={cn(`${id}-count`, isSignedOut && `${id}-signed-out`)}
      />
      {refusedForm ? (
        <div className="mt-3">
          <FormMessage />
        </div>
      ) : null}
      {isSignedOut ? <SignedOut id={`${id}-signed-out`} code={code} hasText={chars > 0} /> : null}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {isSignedOut ? (
          <ButtonLink href={signInHref(code)}>{texts.signInLink}</ButtonLink>
        ) : (
          <SubmitButton busy={texts.sending}>{texts.sendButton}</SubmitButton>
        )}
        <p role="status" className="text-fine text-ink-soft">
          {statusText}
        </p>
      </div>
    </Form>
  )
}

function SignedOut({ id, code, hasText }: { id: string; code: string; hasText: boolean }) {
  return (
    <p
      id={id}
      role="alert"
      className="mt-3 rounded-hero-button border border-line bg-tint px-4 py-3 text-small contrast:border-2"
    >
      <b className="font-semibold">{texts.signedOutTitle}</b>{' '}
      {hasText ? texts.keptText : texts.signInText(code)}
    </p>
  )
}

/** Does not set `value`, which would move the cursor of somebody who goes on writing. */
function removeSent(textarea: HTMLTextAreaElement, sentText: string) {
  if (!textarea.value.startsWith(sentText)) return
  const rest = textarea.value.slice(sentText.length).trimStart()
  textarea.setRangeText('', 0, textarea.value.length - rest.length)
}

const signInHref = (code: string) =>
  `/auth?next=${encodeURIComponent(`/booking/confirmation/${code}#messages`)}`
