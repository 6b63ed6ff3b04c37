import { milestoneTexts } from '#content/interface/milestones.ts'
import { type FormEvent, useState } from 'react'
import { milestoneTexts as texts } from '#content/interface/admin/project.ts'
import { actionTexts } from '#content/interface/common.ts'
import { describeMilestone } from '#shared/milestone-state.ts'
import { projectRules } from '#contracts/project-rules.ts'
import type { Milestone, MilestonePatch } from '#contracts/projects.ts'
import { Button } from '#ui/button.tsx'
import { DueWords } from '#ui/due-words.tsx'
import { Field } from '#ui/field.tsx'
import { useMutateOnce } from '#ui/use-mutate-once.ts'
import { Icon } from '#ui/icon.tsx'

interface MilestoneRowProps {
  milestone: Milestone
  isBusy: boolean
  onChange: (change: MilestonePatch) => Promise<unknown>
  onRemove: () => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

export function MilestoneRow({ milestone, isBusy, onChange, onRemove, onUp, onDown }: MilestoneRowProps) {
  const { title, dueOn, doneAt } = milestone
  const { state, words } = describeMilestone(milestone, new Date(), milestoneTexts)
  const [isEditing, setEditing] = useState(false)
  const [isFocusDue, setFocusDue] = useState(false)

  const saveOnce = useMutateOnce({ mutateAsync: onChange })
  const tickOnce = useMutateOnce({ mutateAsync: onChange })

  function close(form: HTMLFormElement | null) {
    setFocusDue(form?.contains(document.activeElement) ?? false)
    setEditing(false)
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const change = { title: String(data.get('title') ?? ''), dueOn: String(data.get('dueOn') ?? '') || null }
    if (await saveOnce(change)) close(form)
  }

  if (isEditing)
    return (
      <li className="py-3">
        <form
          onSubmit={(event) => void save(event)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Escape') close(currentTarget)
          }}
          className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[1fr_11rem_auto_auto]"
        >
          <Field
            label={texts.titleLabel}
            name="title"
            required
            autoFocus
            maxLength={projectRules.milestoneCharsMax}
            defaultValue={title}
          />
          <Field label={texts.dueLabel} name="dueOn" type="date" defaultValue={dueOn} />
          <Button type="submit" aria-busy={isBusy}>
            {actionTexts.save}
          </Button>
          <Button look="quiet" onClick={({ currentTarget }) => close(currentTarget.form)}>
            {actionTexts.cancel}
          </Button>
        </form>
      </li>
    )

  return (
    <li aria-busy={isBusy} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <label className="flex min-h-11 min-w-0 grow basis-60 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={doneAt !== undefined}
          onChange={({ target }) => void tickOnce({ isDone: target.checked })}
          className="size-5 shrink-0 accent-primary"
        />
        <span className="min-w-0 text-small wrap-anywhere">
          {title}
          <span className="block text-tiny">
            <DueWords words={words} isOverdue={state === 'overdue'} />
          </span>
        </span>
      </label>
      <span className="flex flex-wrap gap-1.5">
        <MoveButton label={texts.moveUpLabel(title)} onPress={onUp} isUp />
        <MoveButton label={texts.moveDownLabel(title)} onPress={onDown} />
        <Button
          look="outline"
          size="small"
          autoFocus={isFocusDue}
          aria-label={texts.editLabel(title)}
          onClick={() => setEditing(true)}
        >
          {actionTexts.edit}
        </Button>
        <Button
          look="danger"
          size="small"
          aria-label={texts.removeLabel(title)}
          onClick={() => {
            if (confirm(texts.removeQuestion(title))) onRemove()
          }}
        >
          {actionTexts.remove}
        </Button>
      </span>
    </li>
  )
}

const MoveButton = ({
  label,
  onPress,
  isUp,
}: {
  label: string
  onPress: (() => void) | undefined
  isUp?: boolean
}) => (
  <Button
    look="outline"
    size="small"
    aria-label={label}
    aria-disabled={onPress === undefined}
    // Not `disabled`, so that a row moved to the end by keyboard keeps the focus on its button.
    className="aria-disabled:cursor-default aria-disabled:opacity-40"
    onClick={() => onPress?.()}
  >
    <Icon name="chevron-down" {...(isUp ? { className: 'rotate-180' } : {})} />
  </Button>
)
