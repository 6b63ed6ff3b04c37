import { closingCopy, resumeAction } from '#content/careers/copy.ts'
import type { Job } from '#content/careers/job.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Contours } from '#ui/contours.tsx'

export function CareersClosing({ openings }: { openings: readonly Job[] }) {
  const { heading, lede } = closingCopy(openings)
  return (
    <section
      id="write"
      aria-labelledby="write-heading"
      className="relative isolate overflow-clip bg-surface-tint"
    >
      <Contours
        art="band"
        className="[--contour-gradient:linear-gradient(90deg,transparent_30%,var(--contour-color))] [--contour-color:var(--accent)] [--contour-opacity:.6]"
      />
      <div className="page-width section-space flex flex-wrap items-end justify-between gap-8">
        <div>
          <h2 id="write-heading" className="text-h2">
            {heading}
          </h2>
          <p className="mt-4 max-w-[34rem] text-lede text-ink-soft">{lede}</p>
        </div>
        <ButtonLink href="/contact" size="hero" className="max-sm:w-full">
          {resumeAction}
        </ButtonLink>
      </div>
    </section>
  )
}
