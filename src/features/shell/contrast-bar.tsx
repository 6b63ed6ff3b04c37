import { contrastBarLabel, contrastIsOn, contrastOffButton } from '#content/interface/shell.ts'
import { Icon } from '#ui/icon.tsx'

export function ContrastBar() {
  return (
    <aside aria-label={contrastBarLabel} className="contrast-bar">
      <p className="page-width flex items-center gap-2 py-2 text-fine font-semibold">
        <Icon name="contrast" />
        {contrastIsOn}
        <button
          type="button"
          className="border-0 text-link underline underline-offset-4"
          data-answer="contrast"
        >
          {contrastOffButton}
        </button>
      </p>
    </aside>
  )
}
