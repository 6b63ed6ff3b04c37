import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { call } from '#api/call.ts'
import { keyOf } from '#api/query.ts'
import { readTextFile } from '#browser/read-text-file.ts'
import { importTexts as texts } from '#content/interface/admin/issues.ts'
import type { ImportChoice, ImportResult } from '#contracts/admin-issues.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { Button } from '#ui/button.tsx'
import { caughtSentence } from '#ui/failure-sentence.ts'
import { filterLook } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { toast } from '#ui/toast-store.ts'
import { useAction } from '#ui/form/use-action.ts'
import { ImportPreview } from './import-preview.tsx'

interface CheckedFile {
  csv: string
  result: ImportResult
}

interface ImportToSend {
  csv: string
  choices: readonly ImportChoice[]
  isPreview: boolean
  file?: File | undefined
}

export function ImportCard() {
  const client = useQueryClient()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [checkedFile, setCheckedFile] = useState<CheckedFile>()
  const [choices, setChoices] = useState<readonly ImportChoice[]>([])
  const latestChoices = useRef(choices)
  const chosenFile = () => form.current && new FormData(form.current).get('file')
  const send = useMutation({
    mutationFn: ({ csv, choices, isPreview }: ImportToSend) =>
      call(adminEndpoints.importSubscribers, { body: { csv, choices: [...choices], isPreview } }),
    onSuccess: (result, { csv, choices, isPreview, file }) => {
      const isLatest = file === chosenFile() && choices === latestChoices.current
      if (isPreview) return isLatest ? setCheckedFile({ csv, result }) : undefined
      setCheckedFile(undefined)
      keepChoices([])
      form.current?.reset()
      toast({ title: texts.doneTitle, description: texts.doneText(result.added) })
      return client.invalidateQueries({ queryKey: keyOf(adminEndpoints.subscribers) })
    },
  })

  const { run: sendOnce } = useAction()

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const file = chosenFile()
    if (!(file instanceof File)) return
    void sendOnce(async () =>
      send.mutateAsync({ csv: await readTextFile(file), choices, isPreview: true, file }),
    )
  }

  function keepChoices(next: readonly ImportChoice[]) {
    latestChoices.current = next
    setChoices(next)
  }

  function choose({ csv }: CheckedFile, choice: ImportChoice) {
    const others = choices.filter(({ column, value }) => column !== choice.column || value !== choice.value)
    const next = [...others, choice]
    keepChoices(next)
    const file = chosenFile()
    if (file instanceof File) send.mutate({ csv, choices: next, isPreview: true, file })
  }

  return (
    <SectionCard title={texts.heading} note={texts.note}>
      <form ref={form} className="mt-4 grid gap-4" onSubmit={check}>
        <p className="rounded-field bg-tint px-4 py-3 text-fine">{texts.responsibility}</p>
        {send.error ? <FormProblem message={caughtSentence(send.error)} /> : null}
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
              setCheckedFile(undefined)
              keepChoices([])
              send.reset()
            }}
            className={`${filterLook} p-1.5 file:mr-3 file:min-h-8.5 file:cursor-pointer file:rounded-chip file:bg-tint file:px-3.5 file:font-semibold file:text-link contrast:file:border-2`}
          />
        </div>
        {checkedFile ? (
          <ImportPreview
            result={checkedFile.result}
            choices={choices}
            isPending={send.isPending}
            onChoice={(choice) => choose(checkedFile, choice)}
            onImport={() =>
              void sendOnce(() => send.mutateAsync({ csv: checkedFile.csv, choices, isPreview: false }))
            }
          />
        ) : (
          <Button type="submit" look="outline" width="fit" aria-busy={send.isPending}>
            {texts.check}
          </Button>
        )}
      </form>
    </SectionCard>
  )
}
