import { heroCopy } from '#content/accessibility/copy.ts'
import { Contours } from '#ui/contours.tsx'

export function AccessibilityHero() {
  return (
    <section aria-labelledby="hero-heading" className="relative isolate overflow-clip bg-surface-tint">
      <Contours
        art="title-band"
        className="[--contour-gradient:linear-gradient(90deg,transparent_30%,var(--contour-color))] [--contour-color:var(--accent)] [--contour-opacity:.7] [--contour-position:right]"
      />
      <div className="page-width pt-14 pb-12 lg:pt-20">
        <h1 id="hero-heading" className="text-h1">
          {heroCopy.heading}
        </h1>
        <p className="mt-5 max-w-[36rem] text-lede text-ink-soft">{heroCopy.lede}</p>
      </div>
    </section>
  )
}
