import { projectStatusNames } from '#content/interface/statuses.ts'
import { wordFor } from '#shared/word-for.ts'
import { Badge, type BadgeTone } from './badge.tsx'

const tones: Record<string, BadgeTone> = { active: 'success', paused: 'warning' }

export function ProjectBadge({ status }: { status: string }) {
  return <Badge tone={tones[status] ?? 'info'}>{wordFor(projectStatusNames, status)}</Badge>
}
