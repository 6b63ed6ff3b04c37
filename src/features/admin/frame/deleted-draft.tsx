import type * as z from 'zod/mini'
import { useUnsavedValues } from '#browser/use-unsaved-values.ts'
import { unsavedWarningTexts } from '#content/interface/admin/frame.ts'
import { Card } from '#ui/card.tsx'
import { TextArea } from '#ui/field.tsx'
import { UnsavedNotice } from '#ui/unsaved-notice.tsx'

interface DeletedDraftProps<Values> {
  unsavedKey: string
  schema: z.ZodMiniType<Values>
  noun: string
  textsOf: (values: Values) => Readonly<Record<string, string>>
}

export function DeletedDraft<Values>({ unsavedKey, schema, noun, textsOf }: DeletedDraftProps<Values>) {
  const { found, state, discard } = useUnsavedValues(unsavedKey, schema)
  if (!found) return null
  return (
    <Card size="small" className="mt-5 grid gap-4">
      <UnsavedNotice state={state} foundText={unsavedWarningTexts.foundDeleted(noun)} onDiscard={discard} />
      {state === 'found'
        ? Object.entries(textsOf(found)).map(([label, text]) => (
            <TextArea
              key={label}
              label={label}
              readOnly
              value={text}
              rows={Math.min(16, text.split('\n').length + 1)}
            />
          ))
        : null}
    </Card>
  )
}
