import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { call } from '#api/call.ts'
import { keyOf } from '#api/query.ts'
import { readTextFile } from '#browser/read-text-file.ts'
import { importTexts as texts } from '#content/interface/admin/issues.ts'
import type { ImportChoice, ImportResult } from '#contracts/admin-issues.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { filterLook } from '#ui/field.tsx'
import { Form, FormMessage, SubmitButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/form-state.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { toast } from '#ui/toast-store.ts'
import { ImportPreview } from './import-preview.tsx'

interface CheckedFile {
  file: File
  csv: string
  result: ImportResult
}

const send = (csv: string, choices: readonly ImportChoice[], isPreview: boolean) =>
  call(adminEndpoints.importSubscribers, { body: { csv, choices: [...choices], isPreview } })

export function ImportCard() {
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [checkedFile, setCheckedFile] = useState<CheckedFile>()
  const [choices, setChoices] = useState<readonly ImportChoice[]>([])
  const latestChoices = useRef(choices)

  function keepChoices(next: readonly ImportChoice[]) {
    latestChoices.current = next
    setChoices(next)
  }

  function forgetFile() {
    setCheckedFile(undefined)
    keepChoices([])
  }

  /** Checks again when a choice changes meanwhile, and drops the result when another file is chosen. */
  async function check(file: File, csv: string) {
    const isChosen = () => form.current !== null && new FormData(form.current).get('file') === file
    let checkedChoices: readonly ImportChoice[]
    let result: ImportResult
    do {
      checkedChoices = latestChoices.current
      result = await send(csv, checkedChoices, true)
    } while (isChosen() && checkedChoices !== latestChoices.current)
    if (isChosen()) setCheckedFile({ file, csv, result })
  }

  async function importSubscribers(csv: string) {
    const { added } = await send(csv, choices, false)
    forgetFile()
    form.current?.reset()
    toast({ title: texts.doneTitle, description: texts.doneText(added) })
    await client.invalidateQueries({ queryKey: keyOf(adminEndpoints.subscribers) })
  }

  return (
    <SectionCard title={texts.heading} note={texts.note}>
      <Form<{ file: File }>
        ref={form}
        className="mt-4 grid gap-4"
        send={async ({ file }) => check(file, await readTextFile(file))}
      >
        <p className="rounded-field bg-tint px-4 py-3 text-fine">{texts.responsibility}</p>
        <FormMessage />
        <FileField onChoose={forgetFile} />
        {checkedFile ? (
          <ImportPreview
            result={checkedFile.result}
            choices={choices}
            onChoice={(choice) => {
              const isOther = ({ column, value }: ImportChoice) =>
                column !== choice.column || value !== choice.value
              keepChoices([...latestChoices.current.filter(isOther), choice])
            }}
            check={() => check(checkedFile.file, checkedFile.csv)}
            importSubscribers={() => importSubscribers(checkedFile.csv)}
          />
        ) : (
          <SubmitButton look="outline" width="fit">
            {texts.check}
          </SubmitButton>
        )}
      </Form>
    </SectionCard>
  )
}

function FileField({ onChoose }: { onChoose: () => void }) {
  const id = useId()
  const { clear } = useForm()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-fine font-semibold">
        {texts.file}
      </label>
      <input
        id={id}
        name="file"
        type="file"
        accept=".csv,text/csv,text/plain"
        required
        onChange={() => {
          onChoose()
          clear()
        }}
        className={`${filterLook} p-1.5 file:mr-3 file:min-h-8.5 file:cursor-pointer file:rounded-chip file:bg-tint file:px-3.5 file:font-semibold file:text-link contrast:file:border-2`}
      />
    </div>
  )
}
