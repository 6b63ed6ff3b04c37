import { createFileRoute } from '@tanstack/react-router'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/careers/')({ component: Page })

function Page() {
  usePageHead({ path: '/careers', title: 'Careers' })
  return <h1>Careers</h1>
}
