import { plainMessageFormTexts } from '#content/interface/messages/plain-form.ts'
import type { PageNotice } from '#contracts/page-source.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Cover } from '#ui/cover.tsx'
import { TextArea } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'

/** Stands in for the page at an address: the response to an emailed link, or to too many requests. */
export function NoticePage({ notice, path }: { notice: PageNotice; path: string }) {
  const { kicker, heading, error, text, quote, isDone, form, links = [], facts } = notice
  usePageHead({ path, title: error ? `${error} - ${heading}` : heading, robots: 'noindex' })
  return (
    <section className="page-width section-space grid items-center gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_31rem]">
      <div className="min-w-0">
        {isDone ? (
          <span className="mb-5 inline-flex size-14 items-center justify-center rounded-full bg-tint-strong text-link">
            <Icon name="check" size="large" />
          </span>
        ) : null}
        {kicker ? <p className="mb-3 text-fine font-semibold text-kicker">{kicker}</p> : null}
        <h1 className="text-h1">{heading}</h1>
        {error ? (
          <p
            role="alert"
            className="mt-6 rounded-hero-button border border-danger-line bg-danger-bg px-4 py-3.5 text-small font-semibold text-danger"
          >
            {error}
          </p>
        ) : null}
        {text ? <p className="mt-4 max-w-xl text-lede text-ink-soft">{inBold(text)}</p> : null}
        {quote ? (
          <p
            dir="auto"
            className="mt-6 rounded-card border border-line bg-card px-4 py-3 whitespace-pre-line"
          >
            {quote}
          </p>
        ) : null}
        {form ? <NoticeForm {...form} /> : null}
        {links.length > 0 ? (
          <p className="mt-8 flex flex-wrap gap-3">
            {links.map(({ href, text: label, isNewTab }, index) => (
              <ButtonLink
                key={href}
                href={href}
                look={form || index > 0 ? 'outline' : 'primary'}
                target={isNewTab ? '_blank' : undefined}
              >
                {label}
              </ButtonLink>
            ))}
          </p>
        ) : null}
        {facts ? (
          <ul className="mt-8 grid max-w-xl divide-y divide-line border-y border-line text-small">
            {facts.map((fact) => (
              <li key={fact} className="flex items-center gap-3 py-2.5">
                <Icon name="check" className="text-kicker" />
                {fact}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <Cover figure="letter" category="digital-marketing" className="print-hidden contrast:hidden" />
    </section>
  )
}

function NoticeForm({ action, fields, submitLabel, message, look = 'cta' }: NonNullable<PageNotice['form']>) {
  return (
    <form method="post" action={action} className="mt-8 grid max-w-xl gap-4">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {message === undefined ? null : (
        <TextArea
          label={plainMessageFormTexts.bodyLabel}
          name="body"
          defaultValue={message}
          rows={5}
          required
        />
      )}
      <p>
        <Button type="submit" look={look} size="large">
          {submitLabel}
        </Button>
      </p>
    </form>
  )
}

const inBold = (text: NonNullable<PageNotice['text']>) =>
  typeof text === 'string' ? (
    text
  ) : (
    <>
      {text[0]}
      <b className="font-semibold text-ink">{text[1]}</b>
      {text[2]}
    </>
  )
