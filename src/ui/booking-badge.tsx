import { bookingStatusNames } from '#content/interface/statuses.ts'
import { wordFor } from '#shared/word-for.ts'
import { Badge, type BadgeTone } from './badge.tsx'

const tones: Record<string, BadgeTone> = { pending: 'warning', confirmed: 'success', cancelled: 'danger' }

export function BookingBadge({ status }: { status: string }) {
  return <Badge tone={tones[status] ?? 'info'}>{wordFor(bookingStatusNames, status)}</Badge>
}
