import { createFileRoute } from '@tanstack/react-router'
import { clientProjectMeta } from '#content/client/meta.ts'
import { ProjectPage } from '#features/client/project/project-page.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { useUnreadTotal } from '#browser/use-unread.ts'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/dashboard/project')({ component: Page })

function Page() {
  usePageHead({ ...clientProjectMeta, unread: useUnreadTotal() })
  return <Guard page={clientProjectMeta}>{() => <ProjectPage />}</Guard>
}
