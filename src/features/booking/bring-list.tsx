import { serviceAppointments } from '#content/booking/appointments.ts'
import { confirmationPageCopy as copy } from '#content/booking/copy.ts'
import { Card } from '#ui/card.tsx'
import { NamedIcon } from '#ui/icon.tsx'

export function BringList({ serviceId }: { serviceId: number }) {
  const { bring = [] } = serviceAppointments[serviceId] ?? {}
  if (bring.length === 0) return null
  return (
    <Card as="section" aria-labelledby="bring-heading">
      <h2 id="bring-heading" className="text-h4">
        {copy.bring}
      </h2>
      <ul className="mt-3 divide-y divide-line text-small">
        {bring.map(({ icon, text }) => (
          <li key={text} className="flex gap-3 py-2.5 last:pb-0">
            <NamedIcon name={icon} className="mt-0.5 shrink-0 text-kicker" />
            {text}
          </li>
        ))}
      </ul>
    </Card>
  )
}
