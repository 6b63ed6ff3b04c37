import { useId, useState } from 'react'
import { call } from '#api/call.ts'
import { sourceBarTexts as texts } from '#content/interface/admin/preview.ts'
import { endpoints } from '#contracts/endpoints.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { type CheckedPage, type ImageFacts, previewOf } from '#contracts/page-check.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field, FieldError } from '#ui/field.tsx'
import { useAction } from '#ui/form/use-action.ts'
import { measureImage } from './measure-image.ts'

export interface CheckResult {
  page: CheckedPage
  image: ImageFacts | null
}

interface SourceBarProps {
  pages: readonly string[]
  onChecked: (result: CheckResult) => void
}

export function SourceBar({ pages, onChecked }: SourceBarProps) {
  const id = useId()
  const [address, setAddress] = useState('')
  const [posts, setPosts] = useState<readonly string[]>()
  const [checkedUrl, setCheckedUrl] = useState<string>()
  const { run, isPending, problem } = useAction()

  async function loadPosts() {
    if (posts && posts.length > 0) return
    setPosts([])
    // The list only offers suggestions, and any address can be typed.
    const cards = await call(endpoints.posts).catch(() => [])
    setPosts(cards.map(({ slug }) => `/blog/${slug}`))
  }

  async function check() {
    setCheckedUrl(undefined)
    const page = await call(adminEndpoints.checkPage, { query: { url: address } })
    const image = page.image ?? (page.isOwn ? await measureImage(previewOf(page).image) : null)
    onChecked({ page, image })
    setCheckedUrl(page.url)
  }

  return (
    <Card
      as="form"
      size="medium"
      onSubmit={(event) => {
        event.preventDefault()
        void run(check)
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={texts.label}
          className="min-w-0 grow basis-64"
          placeholder={texts.placeholder}
          value={address}
          onChange={({ currentTarget }) => {
            setAddress(currentTarget.value)
            if (!posts) void loadPosts()
          }}
          onFocus={() => void loadPosts()}
          list={`${id}-pages`}
          inputMode="url"
          spellCheck={false}
          required
        />
        <datalist id={`${id}-pages`}>
          {posts && [...pages, ...posts].map((path) => <option key={path} value={path} />)}
        </datalist>
        <Button type="submit" aria-busy={isPending} size="field">
          {isPending ? texts.checkingButton : texts.checkButton}
        </Button>
      </div>
      <div role="status" className="text-tiny">
        {checkedUrl === undefined ? null : (
          <p className="mt-1.5 wrap-anywhere text-success">{texts.checked(checkedUrl)}</p>
        )}
        {problem ? <FieldError id={`${id}-problem`}>{problem}</FieldError> : null}
      </div>
    </Card>
  )
}
