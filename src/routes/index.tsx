import { createFileRoute } from '@tanstack/react-router'
import { usePageHead } from '#seo/use-page-head.ts'

export const Route = createFileRoute('/')({ component: Page })

function Page() {
  usePageHead({ path: '/', title: 'Transform Your Business with AI-Powered Solutions' })
  return <h1>Transform Your Business with AI-Powered Solutions</h1>
}
