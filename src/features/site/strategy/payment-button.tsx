import { paymentButtonCopy } from '#content/strategy/copy.ts'
import { useEffect, useState } from 'react'
import { paymentUrl, site } from '#site.config.ts'
import { strategyPackage } from '#content/strategy/page.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { toast } from '#ui/toast-store.ts'
import { paymentLink } from './payment-link.ts'

/** docs/spec/acceptance.md 249 */
const appearsAfterMs = 300

const unavailable = { ...paymentButtonCopy.unavailable, variant: 'destructive' } as const

export function PaymentButton() {
  const [isDue, setIsDue] = useState(false)
  const link = paymentLink(paymentUrl)

  useEffect(() => {
    const timer = setTimeout(() => {
      if (link.ok) setIsDue(true)
      else toast(unavailable)
    }, appearsAfterMs)
    return () => clearTimeout(timer)
  }, [link.ok])

  return (
    <>
      <div id="payment" className="min-h-13.5 noscript:hidden print:hidden">
        {isDue && link.ok ? (
          <ButtonLink
            href={link.href}
            look="cta"
            size="hero"
            width="full"
            target="_blank"
            rel="noopener noreferrer"
            className="max-sm:px-3 max-sm:text-small"
          >
            {strategyPackage.paymentLabel}
          </ButtonLink>
        ) : null}
      </div>
      <p className="mt-3 flex items-center gap-2 text-fine text-ink-soft">
        {link.ok ? (
          <>
            <Icon name="arrow-up-right" /> {paymentButtonCopy.payPalNote}
          </>
        ) : (
          <span>
            {paymentButtonCopy.contact[0]}
            <SiteLink href="/contact">{paymentButtonCopy.contact[1]}</SiteLink>
            {paymentButtonCopy.contact[2]}
          </span>
        )}
      </p>
      <p className="mt-3 hidden text-small noscript:block">
        {paymentButtonCopy.withoutScript[0]}
        <a href={`mailto:${site.email}`}>{site.email}</a>
        {paymentButtonCopy.withoutScript[1]}
      </p>
    </>
  )
}
