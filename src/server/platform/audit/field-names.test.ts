import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditFieldNames } from '#content/interface/admin/audit.ts'
import { caseStudySchema, serviceSchema } from '#contracts/content.ts'
import { storyFieldsSchema } from '#contracts/stories.ts'
import { projects } from '#platform/db/schema/projects.ts'

test('the audit log names what changed in a service, a case study and a project in words', () => {
  const technicalColumns = ['id', 'revision', 'createdAt', 'updatedAt']
  const fields = [
    serviceSchema.shape,
    caseStudySchema.shape,
    storyFieldsSchema.shape,
    getTableColumns(projects),
  ]
    .flatMap((columns) => Object.keys(columns))
    .filter((name) => !technicalColumns.includes(name))
  expect(fields.filter((name) => !Object.hasOwn(auditFieldNames, name))).toEqual([])
})
