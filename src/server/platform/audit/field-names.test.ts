import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditFieldNames } from '#content/interface/admin/audit.ts'
import { caseStudyFields } from '#contracts/records/case-study.ts'
import { serviceFields } from '#contracts/records/service.ts'
import { projects } from '#platform/db/schema/projects.ts'

test('the audit log names what changed in a service, a case study and a project in words', () => {
  const technicalColumns = ['id', 'revision', 'createdAt', 'updatedAt']
  const fields = [serviceFields, caseStudyFields, getTableColumns(projects)]
    .flatMap((columns) => Object.keys(columns))
    .filter((name) => !technicalColumns.includes(name))
  expect(fields.filter((name) => !Object.hasOwn(auditFieldNames, name))).toEqual([])
})
