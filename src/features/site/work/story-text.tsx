import { cn } from '#ui/cn.ts'
import { Prose } from '#ui/prose.tsx'
import type { StorySection } from './story-sections.ts'

export const ProblemSection = ({ heading, id, html }: StorySection) =>
  heading === undefined ? (
    <Prose html={html} />
  ) : (
    <div className="grid gap-x-18 gap-y-5 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
      <SectionTitle id={id} html={heading} className="text-[min(10vw,2.125rem)] lg:text-[3.375rem]" />
      <Prose html={html} />
    </div>
  )

interface LaterSectionsProps {
  sections: readonly StorySection[]
  /** Whether a section without a ground of its own stands right above. */
  hasRule: boolean
}

export const LaterSections = ({ sections, hasRule }: LaterSectionsProps) => (
  <div className="page-width pb-8 lg:pb-14">
    {sections.map(({ heading, id, html }, index) => (
      <div
        key={heading ?? ''}
        className={cn(
          'grid gap-x-16 gap-y-3 py-9 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]',
          (hasRule || index > 0) && 'border-t border-line',
          !hasRule && index === 0 && 'pt-16 lg:pt-23',
        )}
      >
        {heading === undefined ? <span /> : <SectionTitle id={id} html={heading} className="text-h3" />}
        <Prose html={html} />
      </div>
    ))}
  </div>
)

interface SectionTitleProps {
  id: string | undefined
  html: string
  className: string
}

const SectionTitle = ({ id, html, className }: SectionTitleProps) => (
  <h2
    id={id}
    className={cn('leading-[1.04] tracking-[-0.03em] wrap-anywhere', className)}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown by the server, with raw HTML off
    dangerouslySetInnerHTML={{ __html: html }}
  />
)
