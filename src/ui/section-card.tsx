import { type ReactNode, useId } from 'react'

interface SectionCardProps {
  title: string
  note?: ReactNode
  children: ReactNode
}

export function SectionCard({ title, note, children }: SectionCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} data-card="" className="rounded-card border border-line bg-card p-5 lg:p-6">
      <h2 id={id} className="text-h4">
        {title}
      </h2>
      {note ? <p className="mt-1 text-fine text-ink-soft">{note}</p> : null}
      <div className={note ? undefined : 'mt-3'}>{children}</div>
    </section>
  )
}
