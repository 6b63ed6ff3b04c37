import { closingCopy, resumeAction } from '#content/careers/copy.ts'
import type { Job } from '#content/careers/job.ts'
import { team } from '#content/team.ts'
import { ClosingCard } from '#ui/closing-card.tsx'

export function CareersClosing({ openings }: { openings: readonly Job[] }) {
  const { heading, lede } = closingCopy(openings)
  return (
    <ClosingCard
      id="write"
      heading={heading}
      text={lede}
      action={{ label: resumeAction, href: '/contact' }}
      people={team}
    />
  )
}
