import { useQuery } from '@tanstack/react-query'
import { defaultAuthor } from '#content/blog/page.ts'
import { postAuthorTexts as texts } from '#content/interface/admin/authors.ts'
import { postFieldTexts } from '#content/interface/admin/posts.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { authorsQuery } from '../authors/queries.ts'
import { Choice } from './choice.tsx'

interface AuthorFieldProps {
  value: string
  /** The author of the saved post, who may be choosable without a page. */
  saved: string | null | undefined
  change: (author: string) => void
}

/** Offers the authors of the blog, and a name that none of them has if the post names it. */
export function AuthorField({ value, saved, change }: AuthorFieldProps) {
  const { data: authors = [], isError, isPending } = useQuery(authorsQuery)
  const sameName = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase()
  const names = authors.map(({ name }) => name)
  const plainNames = [...new Set([value, saved ?? ''])].filter(
    (name) => name !== '' && !names.some(sameName(name)),
  )
  const chosen = names.find(sameName(value)) ?? value
  return (
    <div>
      <Choice
        label={postFieldTexts.author}
        hint={isError ? texts.failed : texts.hint}
        value={chosen}
        options={[
          ['', texts.agency(defaultAuthor.name)],
          ...names.map((name) => [name, name] as const),
          ...plainNames.map((name) => [name, isPending ? name : texts.withoutPage(name)] as const),
        ]}
        choose={change}
      />
      <SiteLink
        href="/admin/authors"
        className="mt-1 inline-flex min-h-9 items-center text-tiny text-link underline pointer-coarse:min-h-11"
      >
        {texts.manage}
      </SiteLink>
    </div>
  )
}
