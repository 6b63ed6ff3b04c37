import { subscriberStatusNames as names } from '#content/interface/statuses.ts'
import type { Subscriber } from '#contracts/newsletter.ts'
import { Badge } from '#ui/badge.tsx'

export function SignUpBadge({ signUp: { isSubscribed, isConfirmed } }: { signUp: Subscriber }) {
  if (isSubscribed) return <Badge tone="info">{names.subscribed}</Badge>
  return isConfirmed ? (
    <Badge tone="danger">{names.unsubscribed}</Badge>
  ) : (
    <Badge tone="warning">{names.unconfirmed}</Badge>
  )
}
