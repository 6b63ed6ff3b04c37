import type { ClosingCall as ClosingCallContent } from '#content/services/service-page.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { BandSection } from './band-section.tsx'

export function ClosingCall({ call }: { call: ClosingCallContent }) {
  return (
    <BandSection
      id="start"
      art="hero"
      light="rise"
      contours="[--contour-gradient:linear-gradient(in_srgb_90deg,var(--contour-8)_30%,var(--contour-color)_60%)] [--contour-opacity:.73]"
      className="grid items-center gap-10 lg:grid-cols-[6fr_5fr] lg:gap-24"
    >
      <div>
        <h2 id="start-heading" className="text-h1">
          {call.heading}
        </h2>
        <p className="mt-5 max-w-[30rem] text-lede text-ink-soft">{call.text}</p>
        <ButtonLink href="/contact" look="cta" size="hero" className="mt-8 max-sm:w-full">
          {call.action}
          <Icon name="arrow-right" />
        </ButtonLink>
      </div>
      <ol className="divide-y divide-line rounded-card bg-night/88 px-8 py-3 contrast:border-2 contrast:bg-black">
        {call.steps.map(({ title, description }, index) => (
          <li key={title} className="grid grid-cols-[2rem_1fr] gap-x-3 py-6">
            <span aria-hidden="true" className="font-heading text-h3 font-semibold text-kicker">
              {index + 1}
            </span>
            <div>
              <h3 className="text-h4">{title}</h3>
              <p className="text-small text-ink-soft">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </BandSection>
  )
}
