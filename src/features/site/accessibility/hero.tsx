import { heroCopy } from '#content/accessibility/copy.ts'

export function AccessibilityHero() {
  return (
    <section aria-labelledby="hero-heading" className="page-width pt-12 lg:pt-16">
      <h1 id="hero-heading" className="text-display">
        {heroCopy.heading}
      </h1>
      <p className="mt-5 max-w-[36rem] text-lede text-ink-soft">{heroCopy.lede}</p>
    </section>
  )
}
