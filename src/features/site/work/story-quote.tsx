import type { CaseStudyQuote } from '#contracts/content.ts'
import type { ShownPicture } from '#contracts/shown-picture.ts'
import { cn } from '#ui/cn.ts'
import { Photo } from '#ui/photo.tsx'
import { Figure } from '#ui/portrait.tsx'
import { storyLooks } from './story-look.ts'
import type { StoryTint } from './story-tint.ts'

interface StoryQuoteProps {
  quote: CaseStudyQuote
  /** Takes the place of the drawn portrait. */
  portrait: ShownPicture | undefined
  tint: StoryTint
}

export const StoryQuote = ({ quote, portrait, tint }: StoryQuoteProps) => (
  <section
    className={cn('contrast:border-y-3 contrast:border-line print:bg-transparent', storyLooks[tint].deep)}
  >
    <div
      className={cn(
        'page-width grid items-end gap-x-16 pt-14 lg:pt-22',
        (portrait || quote.portrait) && 'lg:grid-cols-[minmax(0,1fr)_17rem]',
      )}
    >
      <figure className="pb-8 lg:pb-22">
        <blockquote className="max-w-[48rem] font-heading text-balance text-[min(9vw,2.125rem)] leading-[1.06] font-semibold tracking-[-0.03em] wrap-anywhere lg:indent-[-.42em] lg:text-[3.25rem]">
          <p>“{quote.text}”</p>
        </blockquote>
        <figcaption className="mt-7 leading-snug text-ink-soft">
          <b className="font-semibold text-ink">{quote.name}</b>
          {quote.role ? <span className="block">{quote.role}</span> : null}
        </figcaption>
      </figure>
      {portrait ? (
        <Photo
          picture={portrait}
          sizes="(max-width: 64rem) 11rem, 17rem"
          className="aspect-square w-44 rounded-t-[1.25rem] lg:w-full"
        />
      ) : null}
      {quote.portrait && !portrait ? (
        <div className="w-44 overflow-clip rounded-t-[1.25rem] bg-(--portrait-ground) lg:w-full">
          <Figure of={quote.portrait} />
        </div>
      ) : null}
    </div>
  </section>
)
