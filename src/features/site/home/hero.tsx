import type { HomeCopy } from '#content/home/page.ts'
import { isEmpty } from '#shared/is-empty.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Contours } from '#ui/contours.tsx'
import { Icon } from '#ui/icon.tsx'

export function Hero({ copy }: { copy: HomeCopy['hero'] }) {
  const [before, accent, ...rest] = [copy.heading].flat()
  return (
    <section aria-labelledby="hero-heading" className="band-glow on-band relative isolate overflow-clip">
      <Contours
        art="hero"
        className="[--contour-gradient:radial-gradient(in_srgb_95%_80%_at_100%_0,var(--contour-color)_10%,var(--contour-8)_90%)] lg:[--contour-gradient:linear-gradient(in_srgb_90deg,var(--contour-8)_32%,var(--contour-color)_66%)]"
      />
      <div className="page-width relative pt-14 pb-12 lg:pt-28 lg:pb-16">
        <ClosedRings />
        <div className="lg:max-w-[37rem]">
          <p className="text-fine font-semibold text-kicker">{copy.kicker}</p>
          <h1 id="hero-heading" className="mt-5 text-display">
            {before}
            {accent ? <span className="inline-block text-on-band-accent">{accent}</span> : null}
            {rest}
          </h1>
          <p className="mt-6 max-w-[36rem] text-lede text-ink-soft">{copy.paragraph}</p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <ButtonLink look="cta" size="hero" href={copy.action.href}>
              {copy.action.label}
              <Icon name="arrow-right" />
            </ButtonLink>
            <ButtonLink look="glass" size="hero" href={copy.secondAction.href}>
              {copy.secondAction.label}
            </ButtonLink>
          </div>
        </div>
        {isEmpty(copy.stats) ? null : (
          <dl className="mt-12 grid grid-cols-2 gap-x-6 gap-y-5 border-t border-band-line/70 pt-7 sm:flex sm:gap-x-14 lg:mt-20 contrast:border-t-3 contrast:border-line contrast:lg:max-w-[37rem]">
            {copy.stats.map(({ figure, label }) => (
              <div key={label} className="flex flex-col-reverse">
                <dt className="text-small text-ink-soft">{label}</dt>
                <dd className="font-heading text-[1.75rem] leading-tight font-[680] tracking-[-0.02em] lg:text-[2rem]">
                  {figure}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}

function ClosedRings() {
  return (
    <div
      aria-hidden="true"
      className="absolute top-1/2 right-6 hidden size-[27rem] -translate-y-1/2 contrast:xl:block"
    >
      <div
        data-contours=""
        className="contours [--art-opacity:1] [--contour-art:var(--art-hero-contrast)] [--contour-color:var(--ink)]"
      />
    </div>
  )
}
