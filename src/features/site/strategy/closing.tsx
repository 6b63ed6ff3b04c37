import { consultation } from '#content/booking/consultation.ts'
import { closingCopy } from '#content/strategy/copy.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Contours } from '#ui/contours.tsx'

export function StrategyClosing() {
  return (
    <section
      id="order"
      aria-labelledby="order-heading"
      className="on-band relative isolate overflow-clip bg-linear-[110deg] from-night via-brand-800 to-brand-600 contrast:border-y-3 contrast:border-line contrast:bg-none"
    >
      <Contours
        art="hero"
        className="[--contour-gradient:linear-gradient(90deg,transparent_40%,var(--contour-color)_80%)]"
      />
      <div className="page-width section-space">
        <h2 id="order-heading" className="max-w-[16em] text-h1">
          {closingCopy.heading}
        </h2>
        <p className="mt-5 max-w-[32rem] text-lede text-ink-soft">{closingCopy.lede}</p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
          <ButtonLink href="#pricing" look="cta" size="hero">
            {closingCopy.orderAction}
          </ButtonLink>
          <ButtonLink href={consultation.href} look="glass" size="hero">
            {closingCopy.consultationAction}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
