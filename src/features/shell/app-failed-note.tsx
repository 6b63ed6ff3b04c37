import { appFailedText, reloadLink } from '#content/interface/shell.ts'
import { ButtonLink } from '#ui/button.tsx'

/** Shown by the boot script when something was pressed that only the app answers, and the app failed to load. */
export function AppFailedNote() {
  return (
    <div role="alert" className="app-failed-note">
      <p>{appFailedText}</p>
      {/* An empty address is this page, with its query. */}
      <ButtonLink href="" look="outline" size="small">
        {reloadLink}
      </ButtonLink>
    </div>
  )
}
