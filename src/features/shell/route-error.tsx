import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from './notice.tsx'

/** In place of a page that could not be loaded: what went wrong, and three ways on. */
export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <Notice kicker="The path is blocked" title="This page could not be loaded">
      <p className="mt-4 max-w-xl text-lede text-ink-soft">{error instanceof Error && error.message ? error.message : 'The reason is not known.'}</p>
      <p className="mt-2 max-w-xl text-ink-soft">
        Trying again is often enough. If it is not, loading the page anew gets the newest version of the site.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => router.invalidate()}>Try again</Button>
        <Button look="outline" onClick={() => location.reload()}>
          Load the page anew
        </Button>
        <ButtonLink href="/" look="outline">
          Go to the home page
        </ButtonLink>
      </div>
    </Notice>
  )
}
