import type { ClosingCall as ClosingCallContent } from '#content/services/service-page.ts'
import { team } from '#content/team.ts'
import { ClosingCard } from '#ui/closing-card.tsx'
import { Figure } from '#ui/portrait.tsx'

interface ClosingCallProps {
  call: ClosingCallContent
  ground?: 'light' | 'tint'
}

/** The closing card with the host of the first call and the steps that lead there. */
export function ClosingCall({ call: { heading, text, action, steps }, ground = 'light' }: ClosingCallProps) {
  const portrait = team[0]?.portrait
  return (
    <ClosingCard
      id="start"
      heading={heading}
      text={text}
      action={{ label: action, href: '/contact' }}
      ground={ground}
    >
      <div className="relative flex items-end gap-6 max-lg:flex-col max-lg:items-stretch">
        {portrait ? (
          <Figure
            of={portrait}
            className="-mb-8 w-52 shrink-0 max-lg:order-last max-lg:mx-auto max-lg:w-44 lg:-mb-14 lg:max-xl:hidden"
          />
        ) : null}
        <ol className="min-w-0 grow max-lg:w-full self-center divide-y divide-ink/15 rounded-card bg-card/55 px-5 py-1 contrast:border-2">
          {steps.map(({ title, description }, index) => (
            <li key={title} className="grid grid-cols-[1.6rem_1fr] py-3.5">
              <span aria-hidden="true" className="font-heading text-h4 font-semibold">
                {index + 1}
              </span>
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="text-small text-ink-soft">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </ClosingCard>
  )
}
