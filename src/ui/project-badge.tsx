import { Badge, type BadgeTone } from './badge.tsx'

const tones: Record<string, BadgeTone> = { active: 'success', paused: 'warning' }

export function ProjectBadge({ status }: { status: string }) {
  return <Badge tone={tones[status] ?? 'info'}>{status}</Badge>
}
