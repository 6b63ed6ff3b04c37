import { legalPageCopy } from '#content/legal/copy.ts'
import type { ReactNode } from 'react'
import { site } from '#site.config.ts'
import type { LegalSection } from '#content/legal/legal-page.ts'
import { formatLongDay } from '#shared/formats.ts'

interface LegalPageProps {
  title: string
  lede: string
  updatedOn: string
  sections: readonly LegalSection[]
  after?: Readonly<Record<string, ReactNode>>
}

export function LegalPage({ title, lede, updatedOn, sections, after = {} }: LegalPageProps) {
  return (
    <div className="page-width grid grid-cols-1 gap-x-20 pt-12 pb-20 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-16 lg:pb-24">
      <div className="lg:col-start-2">
        <h1 className="text-display">{title}</h1>
        <p className="mt-5 max-w-[40rem] text-lede text-ink-soft">{lede}</p>
        <p className="mt-5 text-small font-semibold">
          {legalPageCopy.updated} <time dateTime={updatedOn}>{formatLongDay(updatedOn)}</time>
        </p>
      </div>
      <nav aria-label={legalPageCopy.contents} className="mt-10 lg:row-start-2 print:hidden">
        <ol className="border-l-2 border-line-strong text-small lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-0.5 block border-l-2 border-transparent py-2 pl-4 text-ink-soft hover:border-accent hover:text-ink"
              >
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="mt-10 lg:col-start-2">
        {sections.map(({ id, heading, paragraphs, items }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className="border-t border-line py-7">
            <h2 id={`${id}-heading`} className="text-h3">
              {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 max-w-[42rem]">
                {paragraph}
              </p>
            ))}
            {items ? (
              <ul className="mt-3 max-w-[42rem] list-disc pl-5">
                {items.map((item) => (
                  <li key={item} className="mt-1.5 pl-1 marker:text-accent">
                    {item}
                  </li>
                ))}
              </ul>
            ) : null}
            {after[id]}
          </section>
        ))}
        <p className="border-t border-line pt-7">
          {legalPageCopy.questions}{' '}
          <a href={`mailto:${site.email}`} className="font-semibold text-link underline underline-offset-4">
            {site.email}
          </a>
        </p>
      </div>
    </div>
  )
}
