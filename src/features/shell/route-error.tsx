import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from './notice.tsx'

/** In place of a page that could not be loaded: what went wrong, and a way on. A reload also gets the newest build. */
export function RouteError({ error }: ErrorComponentProps) {
  return (
    <Notice kicker="The path is blocked" title="This page could not be loaded">
      <p className="mt-4 max-w-xl text-lede text-ink-soft">
        {error instanceof Error && error.message ? error.message : 'The reason is not known.'}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>Load it again</Button>
        <ButtonLink href="/" look="outline">
          Go to the home page
        </ButtonLink>
      </div>
    </Notice>
  )
}
