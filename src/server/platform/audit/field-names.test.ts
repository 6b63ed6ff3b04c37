import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditFieldNames } from '#content/interface/admin/audit.ts'
import { caseStudyFields } from '#contracts/records/case-study.ts'
import { jobFields } from '#contracts/records/job.ts'
import { serviceFields } from '#contracts/records/service.ts'
import { projects } from '#platform/db/schema/projects.ts'

test('the audit log names what changed in a service, a case study, a job and a project in words', () => {
  const technicalColumns = ['id', 'revision', 'createdAt', 'updatedAt']
  const fields = [serviceFields, caseStudyFields, jobFields, getTableColumns(projects)]
    .flatMap((columns) => Object.keys(columns))
    .filter((name) => !technicalColumns.includes(name))
  expect(fields.filter((name) => !Object.hasOwn(auditFieldNames, name))).toEqual([])
})
