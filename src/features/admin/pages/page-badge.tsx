import { contentStatusNames } from '#content/interface/statuses.ts'
import type { ListedPage } from '#contracts/pages.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'

const tones: Record<ListedPage['status'], BadgeTone> = {
  draft: 'warning',
  published: 'success',
  archived: 'danger',
}

export const PageBadge = ({ status }: Pick<ListedPage, 'status'>) => (
  <Badge tone={tones[status]}>{contentStatusNames[status]}</Badge>
)
