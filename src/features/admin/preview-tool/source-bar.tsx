import { type FormEvent, useId, useState } from 'react'
import { getJson } from '#api/get-json.ts'
import { sourceBarTexts as texts } from '#content/interface/admin/preview.ts'
import { type CheckedPage, checkedPageSchema, type ImageFacts, previewOf } from '#contracts/page-check.ts'
import * as z from 'zod/mini'
import { ApiError } from '#browser/api-error.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { caughtSentence } from '#ui/failure-sentence.ts'
import { Field, FieldError } from '#ui/field.tsx'
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
  const [state, setState] = useState<
    { step: 'idle' | 'checking' } | { step: 'failed' | 'done'; message: string }
  >({
    step: 'idle',
  })

  async function loadPosts() {
    if (posts && posts.length > 0) return
    setPosts([])
    const paths = await getJson('/api/blog', (body) =>
      z.parse(z.array(z.object({ slug: z.string() })), body).map(({ slug }) => `/blog/${slug}`),
    ).catch((error: unknown) => {
      // The list only offers suggestions, and any address can be typed.
      if (error instanceof ApiError) return []
      throw error
    })
    setPosts(paths)
  }

  async function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.step === 'checking') return
    setState({ step: 'checking' })
    try {
      const page = await getJson(`/api/preview?url=${encodeURIComponent(address)}`, (body) =>
        z.parse(checkedPageSchema, body),
      )
      const image = page.image ?? (page.isOwn ? await measureImage(previewOf(page).image) : null)
      onChecked({ page, image })
      setState({ step: 'done', message: texts.checked(page.url) })
    } catch (error) {
      setState({
        step: 'failed',
        message: caughtSentence(error),
      })
    }
  }

  return (
    <Card as="form" size="medium" onSubmit={check}>
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
        <Button type="submit" aria-busy={state.step === 'checking'} size="field">
          {state.step === 'checking' ? texts.checkingButton : texts.checkButton}
        </Button>
      </div>
      <div role="status" className="text-tiny">
        {state.step === 'done' ? <p className="mt-1.5 wrap-anywhere text-success">{state.message}</p> : null}
        {state.step === 'failed' ? <FieldError id={`${id}-problem`}>{state.message}</FieldError> : null}
      </div>
    </Card>
  )
}
