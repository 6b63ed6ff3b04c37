import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { editorPageTexts as texts } from '#content/interface/admin/post-editor.ts'
import type { AdminPost } from '#contracts/admin-posts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ApiError } from '#browser/api-error.ts'
import { QueryState } from '#ui/query-state.tsx'
import { SkeletonCard } from '#ui/skeleton.tsx'
import { useOwnSearch } from '#ui/use-own-search.ts'
import { listReturn } from '../frame/list-return.tsx'
import { RecordNotFound } from '../frame/record-not-found.tsx'
import { Editor } from './editor.tsx'
import { MissingPost } from './missing-post.tsx'
import { moveLocalCopy } from './local-copy.ts'
import { postQuery } from './queries.ts'

export function EditorPage({ isForNew = false }: { isForNew?: boolean }) {
  const { slug = '' } = useOwnSearch()
  const [slugs, setSlugs] = useState({ slug, openedSlug: slug, savedSlug: slug, visit: 0 })
  if (slug !== slugs.slug) {
    // An address that the editor itself has just saved must not replace it: the user may be typing.
    if (slug === slugs.savedSlug) setSlugs({ ...slugs, slug })
    else setSlugs({ slug, openedSlug: slug, savedSlug: slug, visit: slugs.visit + 1 })
  }
  const { openedSlug, visit } = slugs
  const onSlug = (savedSlug: string) => setSlugs((current) => ({ ...current, savedSlug }))
  if (openedSlug) return <StoredPost key={visit} slug={openedSlug} onSlug={onSlug} />
  return isForNew ? <Editor key={visit} post={null} onSlug={onSlug} /> : <NoPost />
}

interface StoredPostProps {
  slug: string
  onSlug: (slug: string) => void
}

function StoredPost({ slug, onSlug }: StoredPostProps) {
  const query = useQuery(postQuery({ slug }))
  if (query.data) return <FoundPost post={query.data} slug={slug} onSlug={onSlug} />
  if (query.error instanceof ApiError && query.error.status === 404)
    return <MissingPost slug={slug} message={query.error.sentence} />
  return (
    <>
      <h1 className="sr-only">{texts.heading}</h1>
      <div className="flex min-h-15 items-center border-b border-line bg-surface px-4 py-2 md:px-6">
        <ButtonLink href={listReturn('/admin/blog')} look="outline" size="small">
          {texts.allPosts}
        </ButtonLink>
      </div>
      <div className="px-4 md:px-6">
        <QueryState
          query={query}
          what={texts.what}
          skeleton={
            <div className="grid gap-5 py-6 lg:grid-cols-2">
              <SkeletonCard className="h-160" />
              <SkeletonCard className="h-160 max-lg:hidden" />
            </div>
          }
        >
          {() => null}
        </QueryState>
      </div>
    </>
  )
}

function FoundPost({ post, slug, onSlug }: StoredPostProps & { post: AdminPost }) {
  const navigate = useNavigate()
  // Not in later renders: a rename in the editor must not replace it.
  const [newSlug] = useState(post.slug === slug ? undefined : post.slug)
  useEffect(() => {
    if (newSlug === undefined) return
    moveLocalCopy(slug, newSlug)
    void navigate({ to: '/admin/blog/edit', search: { slug: newSlug }, replace: true })
  }, [slug, newSlug, navigate])
  return newSlug === undefined ? <Editor post={post} onSlug={onSlug} /> : null
}

const NoPost = () => (
  <RecordNotFound
    title={texts.noneHeading}
    message={texts.noneText}
    list={{ href: '/admin/blog', label: texts.allPosts }}
  />
)
