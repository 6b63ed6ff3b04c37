import { highContrast } from '#browser/high-contrast.ts'
import { contrastBarLabel, contrastIsOn, contrastOffButton } from '#content/interface/shell.ts'
import { Icon } from '#ui/icon.tsx'

/** In the HTML of every page; the style sheet shows it in high contrast only. */
export function ContrastBar() {
  return (
    <aside aria-label={contrastBarLabel} className="contrast-bar">
      <p className="page-width flex items-center gap-2 py-2 text-fine font-semibold">
        <Icon name="contrast" />
        {contrastIsOn}
        <button
          type="button"
          className="border-0 text-link underline underline-offset-4"
          onClick={() => {
            highContrast.set(false)
            // Hiding the bar removes the focused button.
            document.getElementById('main')?.focus({ preventScroll: true })
          }}
        >
          {contrastOffButton}
        </button>
      </p>
    </aside>
  )
}
