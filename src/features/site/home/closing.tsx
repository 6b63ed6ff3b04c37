import type { HomeCopy } from '#content/home/page.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Contours } from '#ui/contours.tsx'

export function Closing({ copy }: { copy: HomeCopy['closing'] }) {
  return (
    <section
      aria-labelledby="closing-heading"
      className="band-glow on-band [--band:var(--band-raised)] section-space relative isolate overflow-clip contrast:border-t-3 contrast:border-line"
    >
      <Contours
        art="band"
        className="[--contour-gradient:radial-gradient(in_srgb_45%_75%,var(--contour-20)_55%,var(--contour-color))] [--contour-opacity:.67]"
      />
      <div className="page-width text-center">
        <h2 id="closing-heading" className="text-h1">
          {copy.heading}
        </h2>
        <p className="mx-auto mt-4 max-w-[34rem] text-lede text-ink-soft">{copy.text}</p>
        <ButtonLink look="cta" size="hero" href={copy.action.href} className="mt-8 max-sm:w-full">
          {copy.action.label}
        </ButtonLink>
      </div>
    </section>
  )
}
