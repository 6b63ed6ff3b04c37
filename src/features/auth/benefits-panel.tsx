import { accountBenefits } from '#content/auth/page.ts'
import { benefitsPanelTexts as texts } from '#content/interface/auth/sign-in.ts'
import { Contours } from '#ui/contours.tsx'
import { Icon } from '#ui/icon.tsx'

export function BenefitsPanel() {
  return (
    <section
      aria-labelledby="benefits-heading"
      className="on-band panel-ground relative isolate overflow-clip rounded-card p-7 sm:p-12 contrast:border-3"
    >
      <Contours
        art="panel"
        className="[--contour-gradient:linear-gradient(in_srgb_90deg,var(--contour-33)_60%,var(--contour-color)_95%)]"
      />
      <SummitRoute />
      <p className="text-fine font-semibold text-on-band-soft">{texts.kicker}</p>
      <h2 id="benefits-heading" className="mt-1.5 max-w-[9em] text-h2">
        {texts.heading}
      </h2>
      <ol className="mt-9 max-w-[29rem]">
        {accountBenefits.map(({ icon, title, text }) => (
          <li
            key={title}
            className="relative flex gap-4.5 pb-7 last:pb-0 not-last:trail max-sm:nth-2:before:hidden max-sm:nth-[n+3]:hidden"
          >
            <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full border-[1.5px] border-on-band-accent bg-band-raised">
              <Icon name={icon} />
            </span>
            <div className="pt-0.5">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1 text-fine text-on-band-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function SummitRoute() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 140 560"
      preserveAspectRatio="xMaxYMin meet"
      className="absolute top-22 right-0 hidden h-[calc(100%-6rem)] w-36 xl:block contrast:hidden"
      fill="none"
    >
      <path
        d="M8 26c38 42 84 74 80 132-4 50-30 62-26 108 4 52 44 70 40 130-4 54 16 84 34 108"
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="0.1 8"
      />
      <path d="M4 0 12.5 15h-17z" transform="translate(4 4)" className="fill-cta" />
    </svg>
  )
}
