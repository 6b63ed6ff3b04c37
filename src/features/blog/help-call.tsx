import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

export function HelpCall({ text, action }: { text: string; action: string }) {
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-card bg-tint p-6 contrast:border-3 print-hidden">
      <p className="max-w-md text-h4 font-heading">{text}</p>
      <ButtonLink href="/contact" look="cta">
        {action}
        <Icon name="arrow-right" />
      </ButtonLink>
    </div>
  )
}
