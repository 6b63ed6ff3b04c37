import { createFileRoute } from '@tanstack/react-router'
import { clientProjectMeta } from '#content/client/meta.ts'
import { ProjectPage } from '#features/client/project/project-page.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/dashboard/project')({ component: Page })

function Page() {
  usePageHead(clientProjectMeta)
  return <Guard page={clientProjectMeta}>{() => <ProjectPage />}</Guard>
}
