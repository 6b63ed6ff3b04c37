import { paymentButtonCopy } from '#content/strategy/copy.ts'
import { useEffect, useRef } from 'react'
import { paymentUrl, site } from '#site.config.ts'
import { strategyPackage } from '#content/strategy/page.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { toast } from '#ui/toast-store.ts'
import { paymentLink } from './payment-link.ts'

const appearsAfterMs = 300

const placeId = 'payment'
const empty = { __html: '' }
const unavailable = { ...paymentButtonCopy.unavailable, variant: 'destructive' } as const

/**
 * The boot script copies the link into its place on a first load, this component after navigation, so the
 * place is not part of React's tree.
 */
export function PaymentButton() {
  const place = useRef<HTMLDivElement>(null)
  const source = useRef<HTMLDivElement>(null)
  const link = paymentLink(paymentUrl)

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!link.ok) toast(unavailable)
      else if (place.current && !place.current.firstChild)
        place.current.innerHTML = source.current?.innerHTML ?? ''
    }, appearsAfterMs)
    return () => clearTimeout(timer)
  }, [link.ok])

  return (
    <>
      <div
        ref={place}
        id={placeId}
        className="min-h-13.5 noscript:hidden print:hidden"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it keeps React away from what is copied here
        dangerouslySetInnerHTML={empty}
        suppressHydrationWarning
      />
      {link.ok ? (
        <div ref={source} hidden data-into={placeId} data-after={appearsAfterMs}>
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
        </div>
      ) : (
        <span hidden data-live="" />
      )}
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
