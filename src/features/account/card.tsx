import { type ReactNode, useId } from 'react'

/** One matter of the account page: a heading, one line on it, and what can be done. */
export function Card({ title, note, children }: { title: string; note: ReactNode; children: ReactNode }) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      data-card=""
      className="rounded-card border border-line bg-card p-5 sm:p-6 lg:p-7"
    >
      <h2 id={headingId} className="text-h4">
        {title}
      </h2>
      <p className="mt-1 text-fine text-ink-soft">{note}</p>
      {children}
    </section>
  )
}
