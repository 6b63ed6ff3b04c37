import { useId, useState } from 'react'
import { milestoneTemplateTexts as texts } from '#content/interface/admin/booking-project.ts'
import { milestoneTemplates } from '#content/milestone-templates.ts'
import { milestonesFrom } from '#contracts/milestone-templates.ts'
import { projectRules } from '#contracts/project-rules.ts'
import { agencyDay } from '#shared/agency-day.ts'
import { formatDay } from '#shared/formats.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'

interface MilestoneTemplateFieldsProps {
  initial: string | null
  startsOn?: string | undefined
}

export function MilestoneTemplateFields({ initial, startsOn }: MilestoneTemplateFieldsProps) {
  const id = useId()
  const [templateId, setTemplateId] = useState(initial ?? '')
  const [start, setStart] = useState(startsOn ?? agencyDay(new Date()))
  const template = milestoneTemplates.find((one) => one.id === templateId)
  if (milestoneTemplates.length === 0) return null
  return (
    <>
      <div>
        <label htmlFor={id} className="mb-1.5 block text-fine font-semibold">
          {texts.templateLabel}
        </label>
        <Select
          id={id}
          name="template"
          value={templateId}
          onChange={({ target }) => setTemplateId(target.value)}
        >
          <option value="">{texts.none}</option>
          {milestoneTemplates.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      {template ? (
        <>
          <Field
            label={texts.startLabel}
            name="startsOn"
            type="date"
            required
            max={projectRules.lastStart}
            value={start}
            onChange={({ target }) => setStart(target.value)}
            hint={texts.startHint}
          />
          <ol
            aria-label={texts.listLabel}
            className="divide-y divide-line rounded-field bg-tint px-4 text-small sm:col-span-2"
          >
            {previewOf(template, start).map(({ title, dueOn }) => (
              <li key={title} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span className="min-w-0 wrap-anywhere">{title}</span>
                <span className="tabular text-ink-soft">{dueOn}</span>
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </>
  )
}

function previewOf(template: Parameters<typeof milestonesFrom>[0], start: string) {
  if (!/^[1-8]\d{3}-\d{2}-\d{2}$/.test(start))
    return template.milestones.map(({ title }) => ({ title, dueOn: '' }))
  return milestonesFrom(template, start).map(({ title, dueOn }) => ({ title, dueOn: formatDay(dueOn) }))
}

export function readTemplate(data: FormData) {
  const template = data.get('template')
  const startsOn = data.get('startsOn')
  return template && startsOn ? { template: String(template), startsOn: String(startsOn) } : {}
}
