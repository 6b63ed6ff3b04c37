import type { FormEvent } from 'react'
import { milestoneTexts as texts } from '#content/interface/admin/project.ts'
import { actionTexts } from '#content/interface/common.ts'
import { projectRules } from '#contracts/project-rules.ts'
import type { Milestone, MilestonePatch } from '#contracts/projects.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useAction } from '#ui/form/use-action.ts'

interface MilestoneFormProps {
  milestone: Milestone
  restoredEntries: FormData | undefined
  keepUnsaved: (form: HTMLFormElement) => void
  isBusy: boolean
  onSave: (change: MilestonePatch) => Promise<unknown>
  onClose: (form: HTMLFormElement | null) => void
}

export function MilestoneForm(props: MilestoneFormProps) {
  const { milestone, restoredEntries, keepUnsaved, isBusy, onSave, onClose } = props
  const { run: saveOnce } = useAction()

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const title = String(data.get('title') ?? '')
    const dueOn = String(data.get('dueOn') ?? '') || null
    const change = {
      ...(title === milestone.title ? {} : { title }),
      ...(dueOn === (milestone.dueOn ?? null) ? {} : { dueOn }),
    }
    if (Object.keys(change).length === 0 || (await saveOnce(() => onSave(change)))) onClose(form)
  }

  const initialOf = (name: 'title' | 'dueOn') =>
    String((restoredEntries ? restoredEntries.get(name) : milestone[name]) ?? '')
  return (
    <form
      onSubmit={(event) => void save(event)}
      onInput={({ currentTarget }) => keepUnsaved(currentTarget)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') onClose(currentTarget)
      }}
      className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[1fr_11rem_auto_auto]"
    >
      <Field
        label={texts.titleLabel}
        name="title"
        required
        autoFocus={!restoredEntries}
        maxLength={projectRules.milestoneCharsMax}
        defaultValue={initialOf('title')}
      />
      <Field label={texts.dueLabel} name="dueOn" type="date" defaultValue={initialOf('dueOn')} />
      <Button type="submit" size="field" aria-busy={isBusy}>
        {actionTexts.save}
      </Button>
      <Button look="quiet" size="field" onClick={({ currentTarget }) => onClose(currentTarget.form)}>
        {actionTexts.cancel}
      </Button>
    </form>
  )
}
