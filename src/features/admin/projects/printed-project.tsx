import { projectStatusNames } from '#content/interface/statuses.ts'
import { capitalize, wordFor } from '#shared/words.ts'
import { projectViewTexts as texts } from '#content/interface/client/project.ts'
import { labelTexts } from '#content/interface/common.ts'
import type { AdminProjectDetail } from '#contracts/admin-projects.ts'
import { formatMoney } from '#shared/formats.ts'
import { PrintedFacts } from '#ui/printed-facts.tsx'

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
  return <PrintedFacts facts={facts} />
}
