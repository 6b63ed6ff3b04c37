import { addDays, workingDayFrom } from '#shared/agency-day.ts'

export interface MilestoneTemplate {
  id: string
  name: string
  /** The numbers in the addresses of the services' booking pages. A template without them is for all other services. */
  serviceIds?: readonly number[]
  milestones: readonly { title: string; daysAfterStart: number }[]
}

export const milestoneTemplateRules = { milestonesMax: 40, daysMax: 3650, idCharsMax: 60 } as const

export const templateOfService = (
  templates: readonly MilestoneTemplate[],
  serviceId: number,
): MilestoneTemplate | undefined =>
  templates.find(({ serviceIds }) => serviceIds?.includes(serviceId)) ??
  templates.find(({ serviceIds }) => serviceIds === undefined)

export const milestonesFrom = (
  { milestones }: MilestoneTemplate,
  startsOn: string,
): { title: string; dueOn: string }[] =>
  milestones.map(({ title, daysAfterStart }) => ({
    title,
    dueOn: workingDayFrom(addDays(startsOn, daysAfterStart)),
  }))
