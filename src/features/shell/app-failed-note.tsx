import { appFailedText, reloadLink } from '#content/interface/shell.ts'
import { ButtonLink } from '#ui/button.tsx'

export function AppFailedNote() {
  return (
    <div role="alert" data-later="closed" className="app-failed-note">
      <p>{appFailedText}</p>
      <ButtonLink href="" look="outline" size="small">
        {reloadLink}
      </ButtonLink>
    </div>
  )
}
