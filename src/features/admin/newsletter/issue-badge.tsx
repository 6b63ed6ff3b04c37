import { issueStateNames } from '#content/interface/admin/issues.ts'
import type { IssueState } from '#contracts/newsletter-rules.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'

const tones: Record<IssueState, BadgeTone> = {
  draft: 'warning',
  scheduled: 'info',
  sending: 'info',
  sent: 'success',
  stopped: 'danger',
}

export const IssueBadge = ({ state }: { state: IssueState }) => (
  <Badge tone={tones[state]}>{issueStateNames[state]}</Badge>
)
