import { useQueryClient } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { bookingActionsCopy } from '#content/booking/copy.ts'
import { bookingNotices } from '#content/interface/answers.ts'
import { claimByCodeTexts as texts } from '#content/interface/client/bookings.ts'
import { endpoints } from '#contracts/endpoints.ts'
import { readCode } from '#shared/confirmation-code.ts'
import { caughtSentence } from '#ui/failure-sentence.ts'
import { Field } from '#ui/field.tsx'
import { Form, SubmitButton } from '#ui/form/form.tsx'
import { FormRefusal } from '#ui/form/use-action.ts'
import { toast } from '#ui/toast-store.ts'

export function ClaimByCode() {
  const cache = useQueryClient()

  async function claim(values: { code: string }, form: HTMLFormElement) {
    const code = values.code.trim()
    if (readCode(code) === null) throw refusal(texts.codeMalformed)
    const { isOwn } = await call(endpoints.claimBooking, { params: { code } }).catch((error: unknown) => {
      throw refusal(caughtSentence(error))
    })
    form.reset()
    toast(
      isOwn
        ? { title: bookingActionsCopy.claimed }
        : { title: bookingActionsCopy.asked, description: bookingNotices.claimAsked },
    )
    await cache.invalidateQueries()
  }

  return (
    <details className="mt-5 border-t border-line pt-3 print-hidden">
      <summary className="inline-flex min-h-11 items-center text-small font-semibold text-link hover:underline">
        {texts.summary}
      </summary>
      <Form<{ code: string }> send={claim} noValidate className="mt-2 grid gap-3">
        <Field
          label={texts.codeLabel}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={texts.codeHint}
        />
        <SubmitButton look="outline" className="justify-self-start">
          {texts.addButton}
        </SubmitButton>
      </Form>
    </details>
  )
}

const refusal = (sentence: string) => new FormRefusal(sentence, { code: sentence })
