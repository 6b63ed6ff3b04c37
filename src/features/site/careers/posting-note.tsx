import { sharedClosingDay } from '#content/careers/by-count.ts'
import { closedJobCopy, postingNoteCopy } from '#content/careers/copy.ts'
import type { PublicJob } from '#contracts/jobs.ts'
import { formatLongDay } from '#shared/formats.ts'
import { Icon } from '#ui/icon.tsx'

export function OpeningsNote({ openings }: { openings: readonly PublicJob[] }) {
  const [first] = openings
  return first === undefined || sharedClosingDay(openings) === undefined ? (
    <Note icon="calendar-check" heading={postingNoteCopy.ownDays} text={postingNoteCopy.later} />
  ) : (
    <PostingNote job={first} />
  )
}

export function PostingNote({ job: { state, ...job } }: { job: PublicJob }) {
  const lastDay = formatLongDay(job.lastDay)
  if (state === 'closed' || state === 'gone')
    return <Note icon="info" heading={closedJobCopy.note(lastDay)} text={closedJobCopy.text} />
  const isOver = state === 'kept'
  return (
    <Note
      icon={isOver ? 'info' : 'calendar-check'}
      heading={`${postingNoteCopy.validThrough(lastDay)}${isOver ? ` ${postingNoteCopy.over}` : ''}`}
      text={postingNoteCopy.later}
    />
  )
}

function Note({ icon, heading, text }: { icon: 'info' | 'calendar-check'; heading: string; text: string }) {
  return (
    <p className="flex gap-3 text-small text-ink-soft">
      <Icon name={icon} size="medium" className="mt-0.5 text-link" />
      <span>
        <strong className="block font-semibold text-ink">{heading}</strong>
        {text}
      </span>
    </p>
  )
}
