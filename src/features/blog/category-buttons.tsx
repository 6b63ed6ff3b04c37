import { categoryButtonsCopy } from '#content/blog/copy.ts'
import { categoryTopics } from '#content/blog/page.ts'

const buttons = [{ id: 'all', label: categoryButtonsCopy.all }, ...categoryTopics]

/** Only the highlight changes. */
export function CategoryButtons() {
  return (
    <fieldset aria-label={categoryButtonsCopy.label} className="flex flex-wrap gap-2">
      {buttons.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          data-category={id}
          data-answer="choose"
          aria-pressed={id === 'all'}
          className="min-h-11 rounded-full border border-line-strong px-4 text-small font-semibold text-link hover:border-accent aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
