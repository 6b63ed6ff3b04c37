import { postStatusNames } from '#content/interface/statuses.ts'
import { postBadgeTexts as texts } from '#content/interface/admin/posts.ts'
import type { AdminPostCard } from '#contracts/admin-posts.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'

const tones: Record<AdminPostCard['status'], BadgeTone> = {
  draft: 'warning',
  scheduled: 'info',
  published: 'success',
  archived: 'danger',
}

export function PostBadge({ status, isLive }: Pick<AdminPostCard, 'status' | 'isLive'>) {
  if (status === 'scheduled' && isLive) return <Badge tone="success">{texts.wasScheduled}</Badge>
  return <Badge tone={tones[status]}>{postStatusNames[status]}</Badge>
}
