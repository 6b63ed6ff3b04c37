import { useEffect } from 'react'
import { blogMessages } from '#content/blog.ts'
import { Spinner } from '#ui/spinner.tsx'

export function ListLoading() {
  return (
    <p
      role="status"
      className="page-width section-space flex items-center justify-center gap-3 text-ink-soft"
    >
      <Spinner />
      {blogMessages.loadingList}
    </p>
  )
}

/** The list could not be loaded: said to the reader in red, and to the log as it was (specification, section 8). */
export function ListFailed({ error }: { error: unknown }) {
  useEffect(() => console.error(blogMessages.listFailed, error), [error])
  return (
    <div className="page-width section-space text-center">
      <h1 className="text-h2">Blog</h1>
      <p role="alert" className="mt-4 text-danger">
        {blogMessages.listFailed}
      </p>
    </div>
  )
}
