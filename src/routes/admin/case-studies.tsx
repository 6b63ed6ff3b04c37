import { createFileRoute } from '@tanstack/react-router'
import { AdminFrame } from '#features/admin/frame/admin-frame.tsx'
import { CaseStudiesPage } from '#features/admin/content/case-studies-page.tsx'
import { CaseStudyList } from '#features/site/home/case-studies.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/admin/case-studies')({ component: Page })

function Page() {
  usePageHead({
    path: '/admin/case-studies',
    title: 'Case studies, back office',
    description:
      'The case studies of the home page: client, result and the number behind it. For administrators.',
    robots: 'noindex',
  })
  return (
    <Guard title="Case Studies" only="admin">
      {() => (
        <AdminFrame>
          <CaseStudiesPage
            preview={(caseStudy) => (
              <div className="on-band rounded-field bg-band px-6 pb-8">
                <CaseStudyList caseStudies={[caseStudy]} />
              </div>
            )}
          />
        </AdminFrame>
      )}
    </Guard>
  )
}
