import type { ReactNode } from 'react'
import type { Unsubscription } from '#contracts/page-source.ts'
import { site } from '#site.config.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Contours } from '#ui/contours.tsx'
import { SiteLink } from '#ui/site-link.tsx'

/** The form works without script: the response is this page again in its next state. */
export function UnsubscribePage({ unsubscription }: { unsubscription: Unsubscription }) {
  if (unsubscription.state === 'ask') {
    return (
      <Frame title="Leave the newsletter?">
        <p className="mt-4 max-w-xl text-lede text-ink-soft">
          We'll stop writing to {unsubscription.email} right away. Nothing else changes, and you can sign up
          again whenever you like.
        </p>
        <form action="/newsletter/unsubscribe" method="post" className="mt-8 flex flex-wrap gap-3">
          <input type="hidden" name="token" value={unsubscription.token} />
          <Button type="submit">Unsubscribe</Button>
          <ButtonLink href="/blog" look="outline">
            Stay subscribed
          </ButtonLink>
        </form>
      </Frame>
    )
  }
  if (unsubscription.state === 'done') {
    return (
      <Frame title="You are unsubscribed">
        <p className="mt-4 max-w-xl text-lede text-ink-soft">
          We'll send no more newsletters to this address. If that was a mistake, sign up again at the bottom
          of the blog.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href="/blog">Go to the blog</ButtonLink>
          <ButtonLink href="/blog#newsletter" look="outline">
            Sign up again
          </ButtonLink>
        </div>
      </Frame>
    )
  }
  return (
    <Frame title="This link does not work">
      <p className="mt-4 max-w-xl text-lede text-ink-soft">
        We found no subscription for it. The link may be incomplete, or the address has already been deleted.
        Open the link from the newsletter itself, or write to{' '}
        <SiteLink href={`mailto:${site.email}`} className="text-link underline underline-offset-4">
          {site.email}
        </SiteLink>{' '}
        from the address that you want to unsubscribe.
      </p>
      <ButtonLink href="/blog" look="outline" className="mt-8">
        Go to the blog
      </ButtonLink>
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="relative isolate overflow-clip bg-surface-tint">
      <Contours art="band" fade="linear-gradient(90deg, rgb(0 0 0 / 0.15) 35%, #000 75%)" />
      <div className="page-width section-space">
        <p className="mb-3 text-fine font-semibold text-kicker">Newsletter</p>
        <h1 className="text-h1">{title}</h1>
        {children}
      </div>
    </section>
  )
}
