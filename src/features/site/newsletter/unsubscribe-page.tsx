import { unsubscribePageCopy } from '#content/newsletter/copy.ts'
import type { ReactNode } from 'react'
import type { Unsubscription } from '#contracts/page-source.ts'
import { site } from '#site.config.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Cover } from '#ui/cover.tsx'
import { SiteLink } from '#ui/site-link.tsx'

export function UnsubscribePage({ unsubscription }: { unsubscription: Unsubscription }) {
  if (unsubscription.state === 'ask') {
    return (
      <Frame title={unsubscribePageCopy.askTitle}>
        <p className="mt-4 max-w-xl text-lede text-ink-soft">
          {unsubscribePageCopy.ask(unsubscription.email)}
        </p>
        <form action="/newsletter/unsubscribe" method="post" className="mt-8 flex flex-wrap gap-3">
          <input type="hidden" name="token" value={unsubscription.token} />
          <Button type="submit">{unsubscribePageCopy.unsubscribe}</Button>
          <ButtonLink href="/blog" look="outline">
            {unsubscribePageCopy.stay}
          </ButtonLink>
        </form>
      </Frame>
    )
  }
  if (unsubscription.state === 'done') {
    return (
      <Frame title={unsubscribePageCopy.doneTitle}>
        <p className="mt-4 max-w-xl text-lede text-ink-soft">{unsubscribePageCopy.done}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href="/blog">{unsubscribePageCopy.blogLink}</ButtonLink>
          <ButtonLink href="/blog#newsletter" look="outline">
            {unsubscribePageCopy.signUpAgain}
          </ButtonLink>
        </div>
      </Frame>
    )
  }
  return (
    <Frame title={unsubscribePageCopy.brokenTitle}>
      <p className="mt-4 max-w-xl text-lede text-ink-soft">
        {unsubscribePageCopy.broken[0]}
        <SiteLink href={`mailto:${site.email}`} className="text-link underline underline-offset-4">
          {site.email}
        </SiteLink>
        {unsubscribePageCopy.broken[1]}
      </p>
      <ButtonLink href="/blog" look="outline" className="mt-8">
        {unsubscribePageCopy.blogLink}
      </ButtonLink>
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="page-width section-space grid items-center gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_31rem]">
      <div>
        <p className="mb-3 text-fine font-semibold text-kicker">{unsubscribePageCopy.kicker}</p>
        <h1 className="text-h1">{title}</h1>
        {children}
      </div>
      <Cover figure="letter" category="digital-marketing" className="print-hidden contrast:hidden" />
    </section>
  )
}
