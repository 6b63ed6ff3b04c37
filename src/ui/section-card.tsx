import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'

interface SectionCardProps {
  title: string
  note?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function SectionCard({ title, note, className, children }: SectionCardProps) {
  const id = useId()
  return (
    <Card as="section" size="small" aria-labelledby={id} className={className}>
      <h2 id={id} className="text-h4">
        {title}
      </h2>
      {note ? <p className="mt-1 max-w-xl text-fine text-ink-soft">{note}</p> : null}
      <div className={note ? undefined : 'mt-3'}>{children}</div>
    </Card>
  )
}
