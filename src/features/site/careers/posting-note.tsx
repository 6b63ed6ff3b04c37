import { postingNoteCopy } from '#content/careers/copy.ts'
import { useHydrated } from '@tanstack/react-router'
import { jobTerms } from '#content/careers/jobs.ts'
import { formatLongDay } from '#shared/formats.ts'
import { Icon } from '#ui/icon.tsx'
import { isPastDay } from './is-past-day.ts'

/**
 * Renders how long the postings run. The page is a static file that may be older than the visit, so only the
 * browser's clock tells whether the day has passed; both wordings are true on any day.
 */
export function PostingNote() {
  const isOver = useHydrated() && isPastDay(jobTerms.validThrough, new Date())
  const lastDay = formatLongDay(jobTerms.validThrough)
  return (
    <p className="flex gap-3 text-small text-ink-soft">
      <Icon name={isOver ? 'info' : 'calendar-check'} size="medium" className="mt-0.5 text-link" />
      <span>
        <strong className="block font-semibold text-ink">
          {postingNoteCopy.validThrough(lastDay)}
          {isOver ? ` ${postingNoteCopy.over}` : ''}
        </strong>
        {postingNoteCopy.later}
      </span>
    </p>
  )
}
