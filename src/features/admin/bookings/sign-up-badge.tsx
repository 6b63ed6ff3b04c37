import type { Subscriber } from '#contracts/admin-newsletter.ts'
import { Badge } from '#ui/badge.tsx'

export function SignUpBadge({ signUp: { isSubscribed, isConfirmed } }: { signUp: Subscriber }) {
  if (isSubscribed) return <Badge tone="info">subscribed</Badge>
  return isConfirmed ? <Badge tone="danger">unsubscribed</Badge> : <Badge tone="warning">unconfirmed</Badge>
}
