import { type ReactNode, useState } from 'react'
import { recordFormTexts as texts } from '#content/interface/admin/records.ts'
import { versionTexts } from '#content/interface/admin/versions.ts'
import { actionTexts } from '#content/interface/common.ts'
import { type Question, useAsk } from '#ui/ask.ts'
import { Button } from '#ui/button.tsx'
import { Form, FormMessage, SubmitButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/form-state.ts'
import type { Refusal } from '#ui/form/use-action.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { FoldIcon } from '#ui/icon.tsx'
import { UnsavedNotice } from '#ui/unsaved-notice.tsx'
import { SaveConflict } from '../frame/save-conflict.tsx'
import { RecordControl } from './record-control.tsx'
import type { RecordValues } from './record-fields.ts'
import { type RecordFormOptions, type RecordFormState, useRecordForm } from './use-record-form.ts'

interface RecordFormProps extends RecordFormOptions {
  noun: string
  heading?: { id?: string; name: string }
  submitLabel: string
  onDelete?: () => Promise<unknown>
  deleteQuestion?: (name: string) => Question
  preview?: (values: RecordValues) => ReactNode
  versions?: ((form: VersionsForm) => ReactNode) | undefined
}

/** What the versions of a record need of its form. */
export interface VersionsForm {
  values: RecordValues
  isDirty: boolean
  /** Saves what is unsaved, then restores a version. */
  restore: (send: () => Promise<unknown>) => Promise<unknown>
}

export function RecordForm(props: RecordFormProps) {
  const { fields, noun, heading, submitLabel, onDelete, preview, versions, isGone } = props
  const { deleteQuestion = texts.deleteQuestion } = props
  const record = useRecordForm(props)
  return (
    <Form
      ref={record.form}
      send={record.save}
      faultsOf={faultsOf}
      onInput={record.onInput}
      className="grid grid-cols-1 gap-4 sm:grid-cols-2"
    >
      {isGone ? null : <UnsavedNotice state={record.unsavedState} onDiscard={record.discard} />}
      {fields.map((field) => (
        <RecordControl
          key={`${field.name}-${record.version}`}
          field={field}
          value={record.initialValues[field.name]}
        />
      ))}
      {preview ? (
        <Fold title={texts.preview}>
          {() => (
            <div inert className="[&_*]:animate-none!">
              {preview(record.previewValues)}
            </div>
          )}
        </Fold>
      ) : null}
      {versions && !isGone ? <Versions record={record} render={versions} /> : null}
      <FormMessage />
      {isGone ? <FormProblem message={texts.deletedByOthers(noun)} /> : null}
      <Conflict record={record} fields={fields} noun={noun} />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <SubmitButton aria-describedby={heading?.id}>
          {isGone ? texts.addAgainButton : submitLabel}
        </SubmitButton>
        {onDelete ? (
          <DeleteButton
            headingId={heading?.id}
            name={isGone ? undefined : (heading?.name ?? noun)}
            question={deleteQuestion}
            remove={(run) => record.remove(run, onDelete)}
          />
        ) : null}
      </div>
    </Form>
  )
}

/** A refusal of `features.0` is about the field `features`. */
const faultsOf = ({ fields = {} }: Refusal) => Object.keys(fields).map((path) => path.split('.')[0] ?? path)

interface ConflictProps {
  record: RecordFormState
  fields: RecordFormOptions['fields']
  noun: string
}

function Conflict({ record: { form, theirChanges, takeTheirs }, fields, noun }: ConflictProps) {
  if (!theirChanges) return null
  const focusSubmit = () => form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  return (
    <SaveConflict
      noun={noun}
      changedFields={theirChanges.map((name) => fields.find((field) => field.name === name)?.label ?? name)}
      onKeepMine={() => {
        focusSubmit()
        form.current?.requestSubmit()
      }}
      onTakeTheirs={() => {
        focusSubmit()
        takeTheirs()
      }}
    />
  )
}

interface DeleteButtonProps {
  headingId: string | undefined
  /** Undefined for a record that somebody else has deleted: there is nothing to ask. */
  name: string | undefined
  question: (name: string) => Question
  remove: (run: ReturnType<typeof useForm>['run']) => Promise<void>
}

function DeleteButton({ headingId, name, question, remove }: DeleteButtonProps) {
  const { run } = useForm()
  const ask = useAsk()
  const askAndRemove = async () => {
    if (name === undefined || (await ask(question(name)))) await remove(run)
  }
  return (
    <Button look="danger" aria-describedby={headingId} onClick={() => void askAndRemove()}>
      {name === undefined ? actionTexts.discard : actionTexts.delete}
    </Button>
  )
}

interface VersionsProps {
  record: RecordFormState
  render: (form: VersionsForm) => ReactNode
}

function Versions({ record, render }: VersionsProps) {
  const { run } = useForm()
  return (
    <Fold title={versionTexts.title}>
      {() =>
        render({
          values: record.previewValues,
          isDirty: record.hasUnsaved(),
          restore: (send) => run(() => record.afterSave(send)),
        })
      }
    </Fold>
  )
}

/** Renders its content while it is open. */
function Fold({ title, children }: { title: string; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="min-w-0 rounded-field border border-line sm:col-span-2"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center gap-2 px-4 text-fine font-semibold text-link">
        <FoldIcon />
        {title}
      </summary>
      {isOpen ? <div className="border-t border-line p-2 max-[18rem]:p-0 sm:p-4">{children()}</div> : null}
    </details>
  )
}
