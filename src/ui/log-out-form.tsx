import { Button } from './button.tsx'

/** For browsers without script, which the button of the header does not serve. */
export function LogOutForm({ label }: { label: string }) {
  return (
    <form method="post" action="/api/logout" className="hidden noscript:block">
      <Button type="submit" look="outline">
        {label}
      </Button>
    </form>
  )
}
