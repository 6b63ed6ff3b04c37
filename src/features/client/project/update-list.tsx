import { updateListTexts as texts } from '#content/interface/client/project.ts'
import type { ProjectUpdate } from '#contracts/projects.ts'
import { site } from '#site.config.ts'
import { LocalTime } from '#ui/local-time.tsx'

interface UpdateListProps {
  updates: readonly ProjectUpdate[]
  mayPost: boolean
}

export function UpdateList({ updates, mayPost }: UpdateListProps) {
  if (updates.length === 0) {
    return <p className="mt-3 text-small text-ink-soft">{texts.emptyText(mayPost)}</p>
  }
  return (
    <ol aria-label={texts.listLabel} className="mt-2 divide-y divide-line">
      {updates.map(({ id, body, author, createdAt, progressPercentage }) => (
        <li key={id} className="break-inside-avoid py-4 last:pb-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-tiny text-ink-soft">
            <span className="flex flex-wrap gap-x-2.5">
              <span className="font-semibold text-ink">{author ?? site.brand}</span>
              <LocalTime iso={createdAt} />
            </span>
            {progressPercentage === undefined ? null : (
              <span className="tabular">{texts.progress(progressPercentage)}</span>
            )}
          </p>
          <p dir="auto" className="mt-1.5 text-small wrap-anywhere whitespace-pre-line">
            {body}
          </p>
        </li>
      ))}
    </ol>
  )
}
