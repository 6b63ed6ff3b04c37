import { Badge, type BadgeTone } from './badge.tsx'

const tones: Record<string, BadgeTone> = { pending: 'warning', confirmed: 'success', cancelled: 'danger' }

export function BookingBadge({ status }: { status: string }) {
  return <Badge tone={tones[status] ?? 'info'}>{status}</Badge>
}
