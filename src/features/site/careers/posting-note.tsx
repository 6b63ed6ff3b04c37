import { sharedClosingDay } from '#content/careers/by-count.ts'
import { closedJobCopy, postingNoteCopy } from '#content/careers/copy.ts'
import type { Job } from '#content/careers/job.ts'
import { jobState } from '#content/careers/openings.ts'
import { formatLongDay } from '#shared/formats.ts'
import { Icon } from '#ui/icon.tsx'

export function OpeningsNote({ openings, today }: { openings: readonly Job[]; today: string }) {
  const closesOn = sharedClosingDay(openings)
  return closesOn === undefined ? (
    <Note icon="calendar-check" heading={postingNoteCopy.ownDays} text={postingNoteCopy.later} />
  ) : (
    <PostingNote closesOn={closesOn} today={today} />
  )
}

export function PostingNote({ closesOn, today }: { closesOn: string; today: string }) {
  const state = jobState({ closesOn }, today)
  const lastDay = formatLongDay(closesOn)
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
