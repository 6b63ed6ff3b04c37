import { newsletterFormCopy } from '#content/blog/copy.ts'
import { archiveLinkText } from '#content/newsletter/archive-link.ts'
import { useState } from 'react'
import { call } from '#api/call.ts'
import { statusOf } from '#browser/api-error.ts'
import { unreachableText } from '#content/interface/shell.ts'
import { pathOf } from '#contracts/endpoint.ts'
import { endpoints } from '#contracts/endpoints.ts'
import { archivePath } from '#shared/page-paths.ts'
import { Form, FormMessage, SubmitButton } from '#ui/form/form.tsx'
import { useFieldState, useForm } from '#ui/form/form-state.ts'
import { FormRefusal } from '#ui/form/use-action.ts'
import { useRefusedForm } from '#ui/form/refused-form.tsx'
import { Honeypot } from '#ui/honeypot.tsx'
import { Section } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { toast } from '#ui/toast-store.ts'

const action = pathOf(endpoints.subscribe)

interface NewsletterFormProps {
  hasIssues?: boolean | undefined
  /** On pages where it is always below the first window. */
  isLater?: boolean
}

export function NewsletterForm({ hasIssues = false, isLater = false }: NewsletterFormProps) {
  const [isSent, setSent] = useState(false)
  const refusedForm = useRefusedForm(action)

  async function subscribe(body: { email: string }, form: HTMLFormElement) {
    setSent(false)
    const { message } = await call(
      endpoints.subscribe,
      { body },
      { failure: newsletterFormCopy.tryAgain },
    ).catch((error: unknown) => {
      throw statusOf(error) === 0 ? new FormRefusal(unreachableText) : error
    })
    setSent(true)
    form.reset()
    toast({ title: message, description: newsletterFormCopy.subscribedNote })
  }

  return (
    <Section id="newsletter" tone="warm" isLater={isLater}>
      <div className="grid items-end gap-8 lg:grid-cols-2">
        <div>
          <h2 id="newsletter-heading" className="text-h2">
            {newsletterFormCopy.heading}
          </h2>
          <p className="mt-3 text-ink-soft">{newsletterFormCopy.note}</p>
          {hasIssues ? (
            <SiteLink
              href={archivePath}
              whenOff="nothing"
              className="mt-2 inline-flex min-h-11 items-center font-semibold text-link hover:underline"
            >
              {archiveLinkText}
            </SiteLink>
          ) : null}
        </div>
        <Form action={action} send={subscribe} failureTitle={newsletterFormCopy.failed}>
          {refusedForm ? <FormMessage /> : null}
          <Honeypot />
          <label htmlFor="newsletter-email" className="text-fine font-semibold">
            {newsletterFormCopy.email}
          </label>
          <div className="mt-1.5 flex flex-col gap-3 sm:flex-row">
            <EmailInput />
            <SubmitButton look="primary" size="field">
              {newsletterFormCopy.subscribe}
            </SubmitButton>
          </div>
          <p id="subscribed" className={`mt-3 text-small target:block ${isSent ? '' : 'hidden'}`}>
            <strong className="font-semibold text-success">{newsletterFormCopy.subscribed}</strong>
            <br />
            {newsletterFormCopy.subscribedNote}
          </p>
        </Form>
      </div>
    </Section>
  )
}

function EmailInput() {
  const { error, isInvalid, describedBy, value } = useFieldState('email')
  const { messageId } = useForm()
  return (
    <input
      id="newsletter-email"
      name="email"
      type="email"
      required
      autoComplete="email"
      defaultValue={value}
      aria-invalid={error ? true : isInvalid}
      aria-describedby={error ? messageId : describedBy}
      className="min-h-(--field-height) grow rounded-field border border-field bg-card px-4"
    />
  )
}
