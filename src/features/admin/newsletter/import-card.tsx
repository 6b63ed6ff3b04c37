import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { sendJson } from '#api/send-json.ts'
import { readTextFile } from '#browser/read-text-file.ts'
import { importProblemNames, importTexts as texts } from '#content/interface/admin/issues.ts'
import { type ImportResult, importResultSchema } from '#contracts/admin-issues.ts'
import { formatNumber } from '#shared/formats.ts'
import { Button } from '#ui/button.tsx'
import { caughtSentence } from '#ui/failure-sentence.ts'
import { filterLook } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { toast } from '#ui/toast-store.ts'
import { useMutateOnce } from '#ui/use-mutate-once.ts'
import { importPath } from './queries.ts'

export function ImportCard() {
  const client = useQueryClient()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [checkedFile, setCheckedFile] = useState<{ csv: string; result: ImportResult }>()
  const chosenFile = () => form.current && new FormData(form.current).get('file')
  const send = useMutation({
    mutationFn: async ({ csv, isPreview }: { csv: string; isPreview: boolean; file?: File }) =>
      z.parse(importResultSchema, await sendJson('POST', importPath, { csv, isPreview })),
    onSuccess: (result, { csv, isPreview, file }) => {
      if (isPreview) return file === chosenFile() ? setCheckedFile({ csv, result }) : undefined
      setCheckedFile(undefined)
      form.current?.reset()
      toast({ title: texts.doneTitle, description: texts.doneText(result.added) })
      return client.invalidateQueries({ queryKey: ['/api/admin/newsletter'] })
    },
  })

  const sendOnce = useMutateOnce(send)

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const file = chosenFile()
    if (file instanceof File) void sendOnce({ csv: await readTextFile(file), isPreview: true, file })
  }

  return (
    <SectionCard title={texts.heading} note={texts.note}>
      <form ref={form} className="mt-4 grid gap-4" onSubmit={(event) => void check(event)}>
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
              send.reset()
            }}
            className={`${filterLook} p-1.5 file:mr-3 file:min-h-8.5 file:cursor-pointer file:rounded-chip file:bg-tint file:px-3.5 file:font-semibold file:text-link contrast:file:border-2`}
          />
        </div>
        {checkedFile ? (
          <Preview
            result={checkedFile.result}
            isSending={send.isPending}
            onImport={() => void sendOnce({ csv: checkedFile.csv, isPreview: false })}
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

interface PreviewProps {
  result: ImportResult
  isSending: boolean
  onImport: () => void
}

const rowNames = ['added', 'present', 'left', 'suppressed', 'unconfirmed', 'problemCount'] as const

function Preview({ result, isSending, onImport }: PreviewProps) {
  const hiddenCount = result.problemCount - result.problems.length
  return (
    <section aria-label={texts.preview} role="status" className="grid gap-3">
      <p className="text-small font-semibold">
        {texts.preview}. {texts.nothingChanged}
      </p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-small">
        {rowNames
          .filter((name) => name === 'added' || result[name] > 0)
          .map((name) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid border-b border-line py-1">
              <dt>{texts.rows[name]}</dt>
              <dd className="text-right font-semibold tabular">{formatNumber(result[name])}</dd>
            </div>
          ))}
      </dl>
      {result.problems.length > 0 ? (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: this list scrolls on its own, so it must be reachable by keyboard.
          tabIndex={0}
          aria-label={texts.rows.problemCount}
          className="max-h-48 overflow-y-auto text-fine text-danger"
        >
          {result.problems.map(({ line, problem }) => (
            <li key={line}>{texts.line(line, importProblemNames[problem])}</li>
          ))}
          {hiddenCount > 0 ? <li>{texts.moreProblems(hiddenCount)}</li> : null}
        </ul>
      ) : null}
      {result.added > 0 ? (
        <Button width="fit" aria-busy={isSending} onClick={onImport}>
          {texts.import(result.added)}
        </Button>
      ) : (
        <p className="text-small">{texts.nobody}</p>
      )}
    </section>
  )
}
