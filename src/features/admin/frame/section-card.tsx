import { type ReactNode, useId } from 'react'

/** A titled card on a page of the back office. */
export function SectionCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} data-card="" className="rounded-card border border-line bg-card p-5 lg:p-6">
      <h2 id={id} className="text-h4">
        {title}
      </h2>
      <div className="mt-3">{children}</div>
    </section>
  )
}
