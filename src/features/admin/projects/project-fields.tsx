import { capitalize, wordFor } from '#shared/words.ts'
import { projectStatusNames } from '#content/interface/statuses.ts'
import { type ReactNode, useId } from 'react'
import * as z from 'zod/mini'
import { projectFieldTexts as texts } from '#content/interface/admin/project.ts'
import { projectRefusals } from '#content/interface/answers.ts'
import { labelTexts } from '#content/interface/common.ts'
import { currencyInWords } from '#shared/formats.ts'
import { projectRules } from '#contracts/project-rules.ts'
import { projectStatuses } from '#contracts/projects.ts'
import { Field, TextArea } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { PersonField } from './person-field.tsx'

export const projectValuesSchema = z.object({
  client: z.nullable(z.string()),
  provider: z.nullable(z.string()),
  name: z.string(),
  description: z.string(),
  status: z.string(),
  progressPercentage: z.number(),
  budget: z.number(),
})
export type ProjectValues = z.infer<typeof projectValuesSchema>

interface ProjectFieldsProps {
  values: ProjectValues
  isNew?: boolean
  client?: ReactNode
  budgetHint?: string | undefined
  problem?: string | undefined
}

export function ProjectFields({ values, isNew, client, budgetHint, problem }: ProjectFieldsProps) {
  const id = useId()
  const errorIf = (reason: 'client-not-found' | 'provider-not-found') =>
    problem === projectRefusals[reason] ? problem : undefined
  return (
    <>
      <Field
        label={labelTexts.name}
        name="name"
        required
        maxLength={projectRules.nameCharsMax}
        defaultValue={values.name}
        className="sm:col-span-2"
      />
      <TextArea
        label={labelTexts.description}
        name="description"
        required
        maxLength={projectRules.descriptionCharsMax}
        defaultValue={values.description}
        className="sm:col-span-2"
      />
      {client ?? (
        <PersonField
          label={labelTexts.client}
          name="client"
          accountRole="client"
          required={isNew ?? false}
          initial={values.client ?? ''}
          hint={texts.clientHint}
          error={errorIf('client-not-found')}
        />
      )}
      <PersonField
        label={texts.providerLabel}
        name="provider"
        accountRole="provider"
        initial={values.provider ?? ''}
        hint={texts.providerHint}
        error={errorIf('provider-not-found')}
      />
      <div>
        <label htmlFor={`${id}-status`} className="mb-1.5 block text-fine font-semibold">
          {labelTexts.status}
        </label>
        <Select id={`${id}-status`} name="status" defaultValue={values.status}>
          {[...new Set([...projectStatuses, values.status])].map((status) => (
            <option key={status} value={status}>
              {capitalize(wordFor(projectStatusNames, status))}
            </option>
          ))}
        </Select>
      </div>
      <Field
        label={texts.budgetLabel(currencyInWords())}
        name="budget"
        type="number"
        required
        min={0}
        max={projectRules.budgetMax}
        step={1}
        defaultValue={values.budget}
        hint={budgetHint}
      />
      <Field
        label={texts.progressLabel}
        name="progressPercentage"
        type="number"
        required
        min={0}
        max={100}
        step={1}
        defaultValue={values.progressPercentage}
      />
    </>
  )
}

export function readProjectValues(data: FormData): ProjectValues {
  const text = (name: string) => String(data.get(name) ?? '').trim()
  return {
    client: text('client').toLowerCase() || null,
    provider: text('provider').toLowerCase() || null,
    name: text('name'),
    description: text('description').replace(/\r\n?/g, '\n'),
    status: text('status'),
    progressPercentage: Number(text('progressPercentage')),
    budget: Number(text('budget')),
  }
}
