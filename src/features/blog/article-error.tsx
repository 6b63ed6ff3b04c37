import { blogMessages } from '#content/blog.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** The blog's own error view: for an address without a post, and for a post that could not be loaded. */
export function ArticleError({ message }: { message: string }) {
  return (
    <div className="page-width section-space text-center">
      <Icon name="circle-alert" size="hero" className="mx-auto text-danger" />
      <h1 className="mt-6 text-h1">{message}</h1>
      <p className="mx-auto mt-4 max-w-lg text-lede text-ink-soft">{blogMessages.postErrorDetail}</p>
      <ButtonLink href="/blog" className="mt-8">
        {blogMessages.backToBlog}
      </ButtonLink>
    </div>
  )
}
