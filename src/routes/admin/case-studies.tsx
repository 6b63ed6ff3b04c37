import { createFileRoute } from '@tanstack/react-router'
import { caseStudiesMeta } from '#content/admin/meta.ts'
import { CaseStudiesPage } from '#features/admin/content/case-studies-page.tsx'
import { CaseStudyList } from '#features/site/home/case-studies.tsx'
import { StoryPage } from '#features/site/work/story-page.tsx'
import { AdminPage } from '#routes/admin/-admin-page.tsx'

export const Route = createFileRoute('/admin/case-studies')({ component: Page })

function Page() {
  return (
    <AdminPage meta={caseStudiesMeta}>
      <CaseStudiesPage
        previewCard={(caseStudy) => (
          <div className="rounded-field border border-line bg-surface px-6 pb-8 max-[18rem]:px-3">
            <CaseStudyList caseStudies={[caseStudy]} />
          </div>
        )}
        previewPage={(story) => <StoryPage story={story} breadcrumbs={[]} />}
      />
    </AdminPage>
  )
}
