import { milestoneTexts as texts } from '#content/interface/admin/project.ts'
import { actionTexts } from '#content/interface/common.ts'
import { projectRules } from '#contracts/project-rules.ts'
import type { Milestone, MilestonePatch } from '#contracts/projects.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Form, SubmitButton } from '#ui/form/form.tsx'

interface MilestoneFormProps {
  milestone: Milestone
  restoredEntries: FormData | undefined
  keepUnsaved: (form: HTMLFormElement) => void
  onSave: (change: MilestonePatch) => Promise<unknown>
  onClose: (form: HTMLFormElement | null) => void
}

export function MilestoneForm(props: MilestoneFormProps) {
  const { milestone, restoredEntries, keepUnsaved, onSave, onClose } = props

  async function save(entered: { title: string; dueOn: string }, form: HTMLFormElement) {
    const { title } = entered
    const dueOn = entered.dueOn || null
    const change = {
      ...(title === milestone.title ? {} : { title }),
      ...(dueOn === (milestone.dueOn ?? null) ? {} : { dueOn }),
    }
    if (Object.keys(change).length > 0) await onSave(change)
    onClose(form)
  }

  const initialOf = (name: 'title' | 'dueOn') =>
    String((restoredEntries ? restoredEntries.get(name) : milestone[name]) ?? '')
  return (
    <Form
      send={save}
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
      <SubmitButton size="field">{actionTexts.save}</SubmitButton>
      <Button look="quiet" size="field" onClick={({ currentTarget }) => onClose(currentTarget.form)}>
        {actionTexts.cancel}
      </Button>
    </Form>
  )
}
