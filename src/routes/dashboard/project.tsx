import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { clientProjectMeta } from '#content/client/meta.ts'
import { ProjectPage } from '#features/client/project/project-page.tsx'
import { Guard } from '#features/shell/guard.tsx'
import { useUnreadTotal } from '#browser/use-unread.ts'
import { usePageHead } from '#seo/use-page-head.ts'
import { RecordTitleContext } from '#ui/record-title.ts'

export const Route = createFileRoute('/dashboard/project')({ component: Page })

function Page() {
  const [name, setName] = useState<string>()
  const title = name ? `${name} | ${clientProjectMeta.title}` : clientProjectMeta.title
  usePageHead({ ...clientProjectMeta, title, unread: useUnreadTotal() })
  return (
    <RecordTitleContext value={setName}>
      <Guard page={clientProjectMeta}>{() => <ProjectPage />}</Guard>
    </RecordTitleContext>
  )
}
