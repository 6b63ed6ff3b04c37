import type { CSSProperties } from 'react'
import { mvpPackageCopy } from '#content/product-development/copy.ts'
import { formatMoney } from '#shared/formats.ts'
import { mvpPackage } from '#content/product-development/sections.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Contours } from '#ui/contours.tsx'
import { Icon } from '#ui/icon.tsx'
import { groupColours } from './group-colours.ts'

const timeBar = [
  { label: mvpPackageCopy.early, phases: mvpPackageCopy.phasesOf('early'), look: groupColours.early },
  { label: mvpPackageCopy.build, phases: mvpPackageCopy.phasesOf('build'), look: groupColours.build },
  { label: mvpPackageCopy.launch, phases: mvpPackageCopy.phasesOf('launch'), look: groupColours.launch },
  {
    label: mvpPackageCopy.support,
    phases: mvpPackageCopy.supportMonths,
    look: 'bg-tint-strong text-link contrast:border-2',
  },
  {
    label: mvpPackageCopy.yourCall,
    phases: mvpPackageCopy.goOn,
    look: 'border-2 border-dashed border-line-strong',
  },
]

export function MvpPackage() {
  const { price, contents, terms } = mvpPackage
  const shownPrice = formatMoney(price)
  const lengthStyle: CSSProperties & Record<'--chars', number> = { '--chars': shownPrice.length }
  return (
    <section
      id="package"
      aria-labelledby="package-heading"
      className="section-space relative isolate overflow-clip bg-linear-to-b from-brand-800 to-night contrast:bg-none"
    >
      <Contours
        art="band"
        className="[--contour-gradient:linear-gradient(in_srgb_90deg,var(--contour-33),var(--contour-color))] [--contour-opacity:.67]"
      />
      <div className="page-width">
        <h2 id="package-heading" className="max-w-[16em] text-h2 text-on-band">
          {mvpPackageCopy.heading}
        </h2>
        <Card tone="onBand" size="none" className="mt-10 grid overflow-clip lg:grid-cols-[1fr_24rem]">
          <div className="p-6 sm:p-10">
            <h3 className="text-h3">{mvpPackageCopy.contentsTitle}</h3>
            <ul className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
              {contents.map((item) => (
                <li key={item} className="flex items-baseline gap-3 text-small">
                  <Icon name="check" className="translate-y-0.5 text-link" />
                  {item}
                </li>
              ))}
            </ul>
            <h3 className="mt-10 text-h4">{mvpPackageCopy.timeTitle}</h3>
            <ol className="mt-3 grid gap-0.5 text-fine sm:grid-cols-[3fr_3fr_2.3fr_2.3fr_2.6fr]">
              {timeBar.map(({ label, phases, look }) => (
                <li
                  key={label}
                  className={`rounded px-2.5 py-3 whitespace-nowrap first:rounded-l-hero-button last:rounded-r-hero-button ${look}`}
                >
                  <strong className="block font-semibold">{label}</strong>
                  {phases}
                </li>
              ))}
            </ol>
            <dl className="mt-8 grid gap-x-6 gap-y-4 text-small sm:grid-cols-3">
              {terms.map(({ term, text }) => (
                <div key={term} className="border-t border-line pt-4">
                  <dt className="font-semibold">{term}</dt>
                  <dd className="mt-1 text-ink-soft">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="flex flex-col justify-center bg-tint p-6 contrast:border-t-3 sm:p-10 lg:contrast:border-t-0 lg:contrast:border-l-3">
            <p className="font-semibold">{mvpPackageCopy.startsAt}</p>
            <div className="@container mt-2">
              <p
                style={lengthStyle}
                className="font-heading text-[min(clamp(3rem,2.2rem+3vw,4.5rem),calc(100cqi/(var(--chars)*0.58)))] whitespace-nowrap leading-none font-bold tracking-tight"
              >
                {shownPrice}
              </p>
            </div>
            <p className="mt-3 text-ink-soft">{mvpPackageCopy.includes}</p>
            <ButtonLink href="/contact" look="cta" size="hero" width="full" className="mt-7">
              {mvpPackageCopy.action}
            </ButtonLink>
          </div>
        </Card>
      </div>
    </section>
  )
}
