import { type FormEvent, useId, useRef, useState } from 'react'
import { filePaneTexts as texts } from '#content/interface/admin/files.ts'
import { fileRules } from '#contracts/file-rules.ts'
import type { StoredFileDetail } from '#contracts/files.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { toast } from '#ui/toast-store.ts'
import { useUnsavedWarning } from '#ui/use-leave-blocker.ts'
import { SaveConflict } from '../frame/save-conflict.tsx'
import { AltFields } from './alt-fields.tsx'
import { Crops } from './crops.tsx'
import { isPicture, sourceFor } from './describe-file.ts'
import { FileActions } from './file-actions.tsx'
import { FileUses } from './file-uses.tsx'
import { changedFieldNames } from './file-values.ts'
import { FocusPoint } from './focus-point.tsx'
import { Sending } from './upload-line.tsx'
import { useFileForm } from './use-file-form.ts'

interface FileFormProps {
  file: StoredFileDetail
  canUpload: boolean
  onDeleted: () => void
}

const previewPixels = 640

export function FileForm({ file, canUpload, onDeleted }: FileFormProps) {
  const form = useFileForm(file)
  const { values, change, base, theirs } = form
  const formId = useId()
  const formElement = useRef<HTMLFormElement>(null)
  const [nameError, setNameError] = useState<string>()
  useUnsavedWarning(() => form.isDirty)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (values.name.trim() === '') {
      setNameError(texts.nameNeeded)
      formElement.current?.querySelector<HTMLInputElement>('[name=name]')?.focus()
      return
    }
    if (await form.save()) toast({ title: texts.savedTitle, description: values.name })
  }

  return (
    <>
      <div className="grid min-h-0 gap-4 overflow-y-auto px-4 pb-4">
        {base.width !== null && base.height !== null ? (
          <>
            <FocusPoint
              source={sourceFor(base, previewPixels)}
              width={base.width}
              height={base.height}
              point={{ x: values.focusX, y: values.focusY }}
              onChange={({ x, y }) => change({ focusX: x, focusY: y })}
            />
            <Crops source={sourceFor(base, previewPixels)} point={{ x: values.focusX, y: values.focusY }} />
          </>
        ) : (
          <a href={base.url} className="font-semibold text-link hover:underline">
            {texts.openDocument}
          </a>
        )}
        <form
          ref={formElement}
          id={formId}
          aria-busy={form.isPending}
          onSubmit={(event) => void save(event)}
          className="grid gap-3"
        >
          {isPicture(base) ? <AltFields values={values} onChange={change} /> : null}
          <Field
            label={texts.nameLabel}
            name="name"
            value={values.name}
            error={nameError}
            maxLength={fileRules.nameCharsMax}
            spellCheck={false}
            onChange={({ target }) => {
              setNameError(undefined)
              change({ name: target.value })
            }}
          />
          {form.sentPart === null ? null : <Sending name={values.name} part={form.sentPart} />}
          {form.problem ? <FormProblem message={form.problem} /> : null}
          {theirs ? (
            <SaveConflict
              noun={texts.noun}
              changedFields={changedFieldNames(base, theirs)}
              onKeepMine={() => void form.keepMine()}
              onTakeTheirs={form.takeTheirs}
            />
          ) : null}
        </form>
        <FileUses uses={file.uses} />
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line bg-card px-4 py-3">
        {form.isDirty ? (
          <Button type="submit" form={formId} size="small" aria-busy={form.isPending}>
            {texts.saveButton}
          </Button>
        ) : null}
        <FileActions
          file={base}
          uses={file.uses}
          canUpload={canUpload}
          run={form.run}
          onReplace={async (content) => {
            if (await form.replace(content))
              toast({ title: texts.replacedTitle, description: texts.replacedText })
          }}
          onDeleted={onDeleted}
        />
      </div>
    </>
  )
}
