import { honeypotLabel } from '#content/interface/controls.ts'
import { honeypotName } from '#shared/bot-checks.ts'

/** Hidden from sight, the tab order and the accessibility tree, but not by `display: none`, which programs look for. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={honeypotName}>{honeypotLabel}</label>
      <input id={honeypotName} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
