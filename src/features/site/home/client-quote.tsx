import type { CaseStudy } from '#contracts/content.ts'
import { Photo } from '#ui/photo.tsx'
import { Portrait } from '#ui/portrait.tsx'

/** What a client said, large, with a face. */
export function ClientQuote({ study }: { study: CaseStudy | undefined }) {
  if (!study?.quote) return null
  const { text, name, role, portrait } = study.quote
  return (
    <section aria-label={name} className="pt-2 pb-13 lg:pt-4 lg:pb-28">
      <div className="page-width grid items-end gap-6 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-14">
        {study.portrait ? (
          <Photo
            picture={study.portrait}
            sizes="(max-width: 64rem) 7rem, 15.5rem"
            className="aspect-square w-28 rounded-[1.25rem] lg:w-full"
          />
        ) : (
          <Portrait of={portrait} name={name} isRound={false} className="w-28 rounded-[1.25rem] lg:w-full" />
        )}
        <figure>
          <blockquote className="font-heading text-quote font-[660] tracking-[-0.032em] text-balance lg:-indent-[.42em]">
            “{text}”
          </blockquote>
          <figcaption className="mt-6 text-[1rem] leading-[1.45]">
            <strong className="block font-semibold">{name}</strong>
            <span className="text-ink-soft">{role ?? study.client}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
