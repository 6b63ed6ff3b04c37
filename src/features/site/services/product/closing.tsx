import { closingCopy } from '#content/product-development/copy.ts'
import { assessmentSteps } from '#content/product-development/sections.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Contours } from '#ui/contours.tsx'

export function ProductClosing() {
  return (
    <section
      id="start"
      aria-labelledby="start-heading"
      className="section-space relative isolate overflow-clip bg-linear-[100deg] from-surface-tint to-tint-strong contrast:bg-none"
    >
      <Contours
        art="hero"
        className="[--contour-gradient:linear-gradient(90deg,transparent_20%,var(--contour-color)_75%)] [--contour-color:var(--accent)] [--contour-opacity:.4]"
      />
      <div className="page-width relative grid items-center gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <h2 id="start-heading" className="text-h1">
            {closingCopy.heading}
          </h2>
          <p className="mt-5 max-w-[32rem] text-lede text-ink-soft">{closingCopy.lede}</p>
          <ButtonLink href="/contact" size="hero" className="mt-8 max-sm:w-full">
            {closingCopy.action}
          </ButtonLink>
        </div>
        <ol>
          {assessmentSteps.map(({ title, description }, index) => (
            <li key={title} className="grid grid-cols-[2.5rem_1fr] border-t border-line-strong py-5">
              <span aria-hidden="true" className="font-heading text-h3 font-semibold text-link">
                {index + 1}
              </span>
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-1 text-small text-ink-soft">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
