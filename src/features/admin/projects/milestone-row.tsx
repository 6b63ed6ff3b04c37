import { milestoneTexts } from '#content/interface/statuses.ts'
import { useState } from 'react'
import { useUnsavedEntries } from '#browser/use-unsaved-entries.ts'
import { milestoneTexts as texts } from '#content/interface/admin/project.ts'
import { actionTexts } from '#content/interface/common.ts'
import { describeMilestone } from '#shared/milestone-state.ts'
import type { Milestone, MilestonePatch } from '#contracts/projects.ts'
import { useAsk } from '#ui/ask.ts'
import { Button } from '#ui/button.tsx'
import { DueWords } from '#ui/due-words.tsx'
import { useAction } from '#ui/form/use-action.ts'
import { Icon } from '#ui/icon.tsx'
import { MilestoneForm } from './milestone-form.tsx'

interface MilestoneRowProps {
  unsavedKey: string
  milestone: Milestone
  isBusy: boolean
  onTick: (change: Pick<MilestonePatch, 'isDone'>) => Promise<unknown>
  onEdit: (change: MilestonePatch) => Promise<unknown>
  onClose: () => void
  onRemove: () => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

export function MilestoneRow(props: MilestoneRowProps) {
  const { unsavedKey, milestone, isBusy, onTick, onEdit, onClose, onRemove, onUp, onDown } = props
  const { title, doneAt } = milestone
  const { state, words } = describeMilestone(milestone, new Date(), milestoneTexts)
  const unsavedEntries = useUnsavedEntries(unsavedKey)
  const [restoredEntries, setRestoredEntries] = useState(unsavedEntries.found)
  const [isEditing, setEditing] = useState(restoredEntries !== undefined)
  const [isFocusDue, setFocusDue] = useState(false)
  const ask = useAsk()
  const { run: tickOnce } = useAction()

  function close(form: HTMLFormElement | null) {
    setFocusDue(form?.contains(document.activeElement) ?? false)
    setEditing(false)
    setRestoredEntries(undefined)
    unsavedEntries.discard()
    onClose()
  }

  if (isEditing)
    return (
      <li className="py-3">
        <MilestoneForm
          milestone={milestone}
          restoredEntries={restoredEntries}
          keepUnsaved={unsavedEntries.keep}
          onSave={onEdit}
          onClose={close}
        />
      </li>
    )

  return (
    <li aria-busy={isBusy} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <label className="flex min-h-11 min-w-0 grow basis-60 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={doneAt !== undefined}
          onChange={({ target }) => void tickOnce(() => onTick({ isDone: target.checked }))}
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
          onClick={async () => {
            if (await ask(texts.removeQuestion(title))) onRemove()
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
