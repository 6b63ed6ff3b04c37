import { issueTexts as texts } from '#content/interface/admin/issues.ts'
import type { AdminIssue } from '#contracts/admin-issues.ts'
import { Card } from '#ui/card.tsx'
import { TextPreview } from '../blog/text-preview.tsx'

interface IssuePreviewProps {
  draft: { subject: string; content: string }
  savedIssue: AdminIssue
}

export const IssuePreview = ({ draft: { subject, content }, savedIssue }: IssuePreviewProps) => (
  <Card
    as="section"
    size="form"
    aria-label={texts.preview}
    tabIndex={0}
    className="min-w-0 lg:sticky lg:top-22 lg:max-h-[calc(100dvh-var(--header-height)-6.3125rem)] lg:overflow-y-auto print:max-h-none"
  >
    <p className="print-hidden mb-4 text-fine font-semibold text-ink-soft">{texts.preview}</p>
    <TextPreview heading={subject} content={content} saved={savedIssue} />
  </Card>
)
