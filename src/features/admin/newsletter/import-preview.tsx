import { useId } from 'react'
import { importProblemNames, importTexts as texts } from '#content/interface/admin/issues.ts'
import {
  type ImportChoice,
  importMeanings,
  type ImportQuestion,
  type ImportResult,
} from '#contracts/admin-issues.ts'
import { formatNumber } from '#shared/formats.ts'
import { Button } from '#ui/button.tsx'
import { useForm } from '#ui/form/form-state.ts'
import { Select } from '#ui/select.tsx'

interface ImportPreviewProps {
  result: ImportResult
  choices: readonly ImportChoice[]
  onChoice: (choice: ImportChoice) => void
  check: () => Promise<unknown>
  importSubscribers: () => Promise<unknown>
}

const rowNames = ['added', 'present', 'left', 'suppressed', 'unconfirmed', 'problemCount'] as const

export function ImportPreview({ result, choices, onChoice, check, importSubscribers }: ImportPreviewProps) {
  const { run, isPending } = useForm()
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
      <ColumnsRead columns={result.columns} />
      {result.questions.length > 0 ? (
        <fieldset className="grid gap-3 rounded-field border border-line p-4">
          <legend className="px-1 text-small font-semibold">{texts.questions}</legend>
          <p className="text-fine">{texts.questionsNote}</p>
          {result.questions.map((question) => (
            <Question
              key={`${question.column} ${question.value ?? ''}`}
              question={question}
              means={
                choices.find((choice) => choice.column === question.column && choice.value === question.value)
                  ?.means
              }
              onChoice={(choice) => {
                onChoice(choice)
                void run(check)
              }}
            />
          ))}
        </fieldset>
      ) : null}
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
        <Button width="fit" aria-busy={isPending} onClick={() => void run(importSubscribers)}>
          {texts.import(result.added)}
        </Button>
      ) : (
        <p className="text-small">{texts.nobody}</p>
      )}
    </section>
  )
}

function ColumnsRead({ columns }: Pick<ImportResult, 'columns'>) {
  return (
    <div className="text-fine">
      <p className="font-semibold">{texts.columns}</p>
      <ul className="mt-1 grid gap-1">
        {columns.map((column) => (
          <li key={column.column} className="wrap-anywhere">
            <bdi className="font-semibold">{column.heading}</bdi>: {texts.column(column)}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-ink-soft">{texts.unread}</p>
    </div>
  )
}

interface QuestionProps {
  question: ImportQuestion
  means: ImportChoice['means'] | undefined
  onChoice: (choice: ImportChoice) => void
}

function Question({ question, means, onChoice }: QuestionProps) {
  const id = useId()
  const { column, value } = question
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-fine font-semibold wrap-anywhere">
        {texts.question(question)}
      </label>
      <Select
        id={id}
        value={means ?? 'left'}
        onChange={({ target }) => {
          const chosen = importMeanings.find((meaning) => meaning === target.value)
          if (chosen) onChoice({ column, value, means: chosen })
        }}
      >
        <option value="left">{texts.meanings.left}</option>
        <option value="subscribed">{texts.meanings.subscribed}</option>
        <option value="nothing">{texts.meanings.nothing}</option>
      </Select>
    </div>
  )
}
