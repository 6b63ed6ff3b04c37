import { consultation } from '#content/booking/consultation.ts'
import { closingCopy } from '#content/strategy/copy.ts'
import { team } from '#content/team.ts'
import { ClosingCard } from '#ui/closing-card.tsx'

export function StrategyClosing() {
  return (
    <ClosingCard
      id="order"
      heading={closingCopy.heading}
      text={closingCopy.lede}
      action={{ label: closingCopy.orderAction, href: '#pricing' }}
      otherAction={{ label: closingCopy.consultationAction, href: consultation.href }}
      ground="tint"
      people={team}
    />
  )
}
