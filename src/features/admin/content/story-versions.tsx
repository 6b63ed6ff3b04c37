import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { keyOf, query } from '#api/query.ts'
import { caseStudyFieldTexts } from '#content/interface/admin/content-fields.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { VersionHistory } from '../versions/version-history.tsx'
import { type CaseStudyForm, toForm } from './case-study-form.ts'
import type { VersionsForm } from './record-form.tsx'
import type { RestoreVersion } from './records-page.tsx'

interface StoryVersionsProps {
  item: CaseStudyForm
  form: VersionsForm
  restore: RestoreVersion
}

/** The versions of a case study: each save is one. */
export function StoryVersions({ item: { slug, id, status, revision }, form, restore }: StoryVersionsProps) {
  const record = { params: { slug }, query: { id } }
  const newest = Number(revision)
  const versions = useQuery(
    queryOptions({
      queryKey: [...keyOf(adminEndpoints.caseStudyRevisions, record), newest],
      queryFn: () => call(adminEndpoints.caseStudyRevisions, record),
      gcTime: 0,
    }),
  )
  return (
    <VersionHistory
      versions={versions}
      newest={newest}
      versionQuery={(version) =>
        query(adminEndpoints.caseStudyRevision, { params: { slug, revision: version }, query: { id } })
      }
      toShown={({ fields }) => toForm(fields)}
      current={form.values}
      labels={caseStudyFieldTexts}
      isLive={status === 'published'}
      isDirty={form.isDirty}
      restore={(version) =>
        restore((from) =>
          call(adminEndpoints.restoreCaseStudy, {
            params: { slug, revision: version },
            query: { id },
            body: { revision: from },
          }),
        )
      }
    />
  )
}
