import { useRef, useState } from 'react'
import { changeFile } from '#api/admin-files.ts'
import { filePaneTexts, postPictureTexts as texts } from '#content/interface/admin/files.ts'
import type { StoredFile } from '#contracts/files.ts'
import { Dialog } from '#ui/dialog.tsx'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Form, FormMessage } from '#ui/form/form.tsx'
import { AltFields, type AltValues } from '../files/alt-fields.tsx'
import { isDescribed, sourceFor } from '../files/describe-file.ts'

interface DescribePictureProps {
  picture: StoredFile
  /** Called with the picture and its alt text, or with null when that is left for later. */
  onDone: (described: StoredFile | null) => void
}

const previewPixels = 480

export function DescribePicture({ picture, onDone }: DescribePictureProps) {
  const [values, setValues] = useState<AltValues>({ alt: '', isDecorative: false })
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)

  async function save() {
    if (!isDescribed({ ...picture, ...values })) {
      setError(filePaneTexts.altNeeded)
      form.current?.querySelector('textarea')?.focus()
      return
    }
    onDone(await changeFile(picture.id, { ...values, revision: picture.revision }))
  }

  return (
    <Dialog title={texts.describeTitle} onClose={() => onDone(null)}>
      <Form ref={form} send={save} className="mt-3 grid gap-4">
        <img
          src={sourceFor(picture, previewPixels)}
          alt=""
          className="max-h-56 w-full rounded-field bg-surface-tint object-contain"
        />
        <p className="text-fine text-ink-soft">{texts.describeText}</p>
        <AltFields
          values={values}
          error={error}
          onChange={(patch) => {
            setError(undefined)
            setValues((current) => ({ ...current, ...patch }))
          }}
        />
        <FormMessage />
        <DialogActions
          cancel={texts.laterButton}
          onCancel={() => onDone(null)}
          confirm={filePaneTexts.saveButton}
          busy={filePaneTexts.saveButton}
        />
      </Form>
    </Dialog>
  )
}
