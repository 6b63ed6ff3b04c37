import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#ui/button.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { useOwnSearch } from '#ui/use-own-search.ts'
import { Editor } from './editor.tsx'
import { postQuery } from './queries.ts'

/** The editor of the post that the address names as `?slug=`. */
export function EditorPage() {
  const { slug } = useOwnSearch()
  return slug ? <StoredPost key={slug} slug={slug} /> : <NoPost />
}

function StoredPost({ slug }: { slug: string }) {
  const query = useQuery(postQuery(slug))
  if (query.data) return <Editor post={query.data} />
  return (
    <div className="page-width py-10">
      <h1 className="text-h2">Post</h1>
      <QueryState query={query} what="the post">
        {() => null}
      </QueryState>
      <ButtonLink href="/admin/blog" look="outline" size="small">
        All posts
      </ButtonLink>
    </div>
  )
}

function NoPost() {
  return (
    <div className="page-width py-10">
      <h1 className="text-h2">Which post?</h1>
      <p className="mt-2 mb-4 text-ink-soft">The address names none.</p>
      <ButtonLink href="/admin/blog">All posts</ButtonLink>
    </div>
  )
}
