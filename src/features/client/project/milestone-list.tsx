import { milestoneTexts } from '#content/interface/statuses.ts'
import { milestoneListTexts as texts } from '#content/interface/client/project.ts'
import { describeMilestone, type MilestoneState } from '#shared/milestone-state.ts'
import type { Milestone } from '#contracts/projects.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { DueWords } from '#ui/due-words.tsx'

const looks: Record<MilestoneState, { icon: IconName; tone: string }> = {
  done: { icon: 'check', tone: 'bg-success-bg text-success' },
  overdue: { icon: 'triangle-alert', tone: 'bg-danger-bg text-danger' },
  open: { icon: 'minus', tone: 'bg-tint-strong text-ink-soft' },
}

export function MilestoneList({ milestones }: { milestones: readonly Milestone[] }) {
  const now = new Date()
  if (milestones.length === 0) {
    return <p className="mt-3 text-small text-ink-soft">{texts.emptyText}</p>
  }
  return (
    <ol className="mt-4 grid">
      {milestones.map((milestone, index) => {
        const { state, words } = describeMilestone(milestone, now, milestoneTexts)
        const { icon, tone } = looks[state]
        return (
          <li
            key={milestone.id}
            className={cn(
              'relative flex gap-3.5 pb-5 last:pb-0',
              index < milestones.length - 1 &&
                'before:absolute before:top-8 before:bottom-0 before:left-3.75 before:border-l-2 before:border-dotted before:border-field',
            )}
          >
            <span
              aria-hidden="true"
              className={cn(
                'inline-flex size-8 shrink-0 items-center justify-center rounded-full contrast:border-2',
                tone,
              )}
            >
              <Icon name={icon} />
            </span>
            <div className="pt-1">
              <p className="text-small font-semibold">
                <bdi>{milestone.title}</bdi>
              </p>
              <p className="text-tiny">
                <DueWords words={words} isOverdue={state === 'overdue'} hasMark />
              </p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
