import { blogMessages } from '#content/blog/page.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { RetryButton, usePageRetry } from '#ui/retry-button.tsx'

export function ArticleError({ message, canRetry }: { message: string; canRetry: boolean }) {
  const retryPage = usePageRetry()
  return (
    <section className="page-width section-space text-center">
      <Icon name="circle-alert" size="hero" className="mx-auto text-danger" />
      <h1 className="mt-6 text-h1">{message}</h1>
      <p className="mx-auto mt-4 max-w-lg text-lede text-ink-soft">{blogMessages.postErrorDetail}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink href="/blog">{blogMessages.backToBlog}</ButtonLink>
        {canRetry ? <RetryButton look="outline" onRetry={retryPage} /> : null}
      </div>
    </section>
  )
}
