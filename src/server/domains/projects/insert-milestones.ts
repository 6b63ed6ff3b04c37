import { type SQL, sql } from 'drizzle-orm'
import { milestoneTemplates } from '#content/milestone-templates.ts'
import { milestonesFrom } from '#contracts/milestone-templates.ts'
import type { Db } from '#platform/db/open.ts'
import { projectMilestones } from '#platform/db/schema/projects.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { agencyDay } from '#shared/agency-day.ts'

interface TemplateChoice {
  template?: string | null | undefined
  startsOn?: string | undefined
}

type PlannedMilestones = { title: string; dueOn: string }[]

export function planMilestones(
  { template, startsOn }: TemplateChoice,
  now: Date,
): { ok: true; milestones: PlannedMilestones } | { ok: false; reason: 'template-not-found' } {
  if (!template) return { ok: true, milestones: [] }
  const milestoneTemplate = milestoneTemplates.find(({ id }) => id === template)
  if (!milestoneTemplate) return { ok: false, reason: 'template-not-found' }
  return { ok: true, milestones: milestonesFrom(milestoneTemplate, startsOn ?? agencyDay(now)) }
}

export const insertMilestonesStatement = (
  db: Db,
  { projectId, milestones, when }: { projectId: SQL<number>; milestones: PlannedMilestones; when: SQL },
) =>
  milestones.length === 0
    ? undefined
    : insertWhere(
        db,
        projectMilestones,
        {
          projectId,
          title: sql<string>`json_extract(planned.value, '$.title')`,
          dueOn: sql<string>`json_extract(planned.value, '$.dueOn')`,
          sortOrder: sql<number>`planned.key + 1`,
        },
        when,
        sql`json_each(${JSON.stringify(milestones)}) planned`,
      )
