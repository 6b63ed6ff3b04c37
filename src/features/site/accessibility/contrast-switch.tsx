import { contrastSwitchCopy } from '#content/accessibility/copy.ts'
import { useHighContrast } from '#browser/use-high-contrast.ts'
import { Card } from '#ui/card.tsx'
import { StateText } from '#ui/state-text.tsx'

export function ContrastSwitch() {
  const isOn = useHighContrast()
  return (
    <Card tone="strong" size="large" className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
      <div>
        <h3 id="contrast-name" className="text-h3">
          {contrastSwitchCopy.name}
        </h3>
        <p id="contrast-note" className="mt-1 max-w-[34rem] text-ink-soft">
          {contrastSwitchCopy.note}
        </p>
        <p className="mt-1 hidden text-small noscript:block">{contrastSwitchCopy.needsScript}</p>
      </div>
      <button
        type="button"
        role="switch"
        data-answer="contrast"
        aria-checked={isOn}
        aria-labelledby="contrast-name"
        aria-describedby="contrast-note"
        className="group flex min-h-11 items-center gap-3 rounded-full border border-line-strong py-1.5 pr-5 pl-2 font-semibold hover:border-accent noscript:hidden"
      >
        <span
          aria-hidden="true"
          className="flex h-8 w-14 items-center rounded-full bg-field p-1 transition-colors duration-150 group-aria-checked:bg-primary contrast:border-2 contrast:bg-black contrast:group-aria-checked:bg-cta forced-colors:border"
        >
          <span className="size-6 rounded-full bg-white transition-transform duration-150 group-aria-checked:translate-x-6 contrast:size-5 contrast:group-aria-checked:bg-black forced-colors:bg-[ButtonText]" />
        </span>
        <StateText on={contrastSwitchCopy.on} off={contrastSwitchCopy.off} isOn={isOn} />
      </button>
    </Card>
  )
}
