import { projectStatusNames } from '#content/interface/statuses.ts'
import { capitalize } from '#shared/count-in-words.ts'
import { projectViewTexts as texts } from '#content/interface/client/project.ts'
import { labelTexts } from '#content/interface/common.ts'
import type { AdminProjectDetail } from '#contracts/admin-projects.ts'
import { formatMoney } from '#shared/formats.ts'
import { wordFor } from '#shared/word-for.ts'

/** On paper, what is saved takes the place of the form: its fields are cut off, and would show what is not saved yet. */
export function PrintedProject({ project }: { project: AdminProjectDetail }) {
  const { description, status, progressPercentage, budget, client, provider } = project
  const facts = [
    [labelTexts.description, description],
    [labelTexts.status, capitalize(wordFor(projectStatusNames, status))],
    [texts.progressHeading, `${progressPercentage}%`],
    [texts.clientLabel, client?.name],
    [texts.providerLabel, provider?.name],
    [texts.budgetLabel, formatMoney(budget)],
  ] as const
  return (
    <dl className="hidden divide-y divide-line text-small print:block">
      {facts.map(([name, value]) =>
        value === undefined ? null : (
          <div key={name} className="flex gap-x-4 py-2.5">
            <dt className="w-32 shrink-0 text-ink-soft">{name}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
