import { signedInQuestion as question } from '#content/interface/common.ts'
import { logOutButton as label } from '#content/interface/shell.ts'
import { Button } from './button.tsx'

/**
 * For browsers without script, which the button of the header does not serve. Pages that show it are stored, so it
 * cannot know who is signed in.
 */
export function LogOutForm({ action }: { action: string }) {
  return (
    <form method="post" action={action} className="hidden noscript:block">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
        {question}
        <Button type="submit" look="outline">
          {label}
        </Button>
      </p>
    </form>
  )
}
