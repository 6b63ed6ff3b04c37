import { bookingStatusNames, projectStatusNames } from '#content/interface/statuses.ts'
import { wordFor } from '#shared/words.ts'
import { Badge, type BadgeTone } from './badge.tsx'

const bookingTones: Record<string, BadgeTone> = {
  pending: 'warning',
  confirmed: 'success',
  cancelled: 'danger',
}

export function BookingBadge({ status }: { status: string }) {
  return <Badge tone={bookingTones[status] ?? 'info'}>{wordFor(bookingStatusNames, status)}</Badge>
}

const projectTones: Record<string, BadgeTone> = { active: 'success', paused: 'warning' }

export function ProjectBadge({ status }: { status: string }) {
  return <Badge tone={projectTones[status] ?? 'info'}>{wordFor(projectStatusNames, status)}</Badge>
}
