import { capitalize, wordFor } from '#shared/words.ts'
import { projectStatusNames } from '#content/interface/statuses.ts'
import { type ReactNode, useId } from 'react'
import { projectFieldTexts as texts } from '#content/interface/admin/project.ts'
import { labelTexts } from '#content/interface/common.ts'
import { currencyInWords } from '#shared/formats.ts'
import type { ProjectValues } from '#contracts/admin-projects.ts'
import { projectRules } from '#contracts/project-rules.ts'
import { projectStatuses } from '#contracts/projects.ts'
import { inputLimits } from '#contracts/records/fields.ts'
import { projectFields } from '#contracts/records/project.ts'
import { Field, TextArea } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { PersonField } from './person-field.tsx'

interface ProjectFieldsProps {
  values: ProjectValues
  isNew?: boolean
  client?: ReactNode
  budgetHint?: string | undefined
}

export function ProjectFields({ values, isNew, client, budgetHint }: ProjectFieldsProps) {
  const id = useId()
  return (
    <>
      <Field
        label={labelTexts.name}
        name="name"
        required
        {...inputLimits(projectFields.name)}
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
        />
      )}
      <PersonField
        label={texts.providerLabel}
        name="provider"
        accountRole="provider"
        initial={values.provider ?? ''}
        hint={texts.providerHint}
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
        {...inputLimits(projectFields.budget)}
        step={1}
        defaultValue={values.budget}
        hint={budgetHint}
      />
      <Field
        label={texts.progressLabel}
        name="progressPercentage"
        type="number"
        required
        {...inputLimits(projectFields.progressPercentage)}
        step={1}
        defaultValue={values.progressPercentage}
      />
    </>
  )
}
