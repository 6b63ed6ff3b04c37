import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId } from 'react'
import { call } from '#api/call.ts'
import { freshQuery } from '#api/query.ts'
import { currentPath } from '#browser/current-path.ts'
import { useUnsavedEntries } from '#browser/use-unsaved-entries.ts'
import { issueListTexts, issueTexts, newIssueTexts as texts } from '#content/interface/admin/issues.ts'
import { issueRules } from '#contracts/newsletter-rules.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { Button } from '#ui/button.tsx'
import { caughtSentence } from '#ui/failure-sentence.ts'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { Select } from '#ui/select.tsx'
import { ListLink } from '../frame/list-return.tsx'
import { cacheIssue, issuePage, newsletterPage } from './queries.ts'

const postsQuery = freshQuery(adminEndpoints.posts, { query: { status: 'published' } })

export function NewIssuePage() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const unsavedEntries = useUnsavedEntries('new-issue')
  const create = useMutation({
    mutationFn: (body: Readonly<Record<string, unknown>>) => call(adminEndpoints.createIssue, { body }),
    onMutate: currentPath,
    onSuccess: async (response, _input, address) => {
      const { id } = cacheIssue(client, response)
      unsavedEntries.leave()
      if (currentPath() === address) await navigate({ to: issuePage, search: { id }, replace: true })
    },
  })
  const submit =
    (input: (form: FormData) => Record<string, unknown>) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!create.isPending) create.mutate(input(new FormData(event.currentTarget)))
    }
  return (
    <>
      <TitleBand
        title={texts.title}
        actions={<ListLink href={newsletterPage} label={issueListTexts.allIssues} />}
      >
        {texts.lede}
      </TitleBand>
      <div className="page-width grid gap-5 pb-20 lg:grid-cols-2">
        {create.error ? <FormProblem message={caughtSentence(create.error)} /> : null}
        <SectionCard title={texts.writeHeading}>
          <form
            className="grid gap-4"
            onInput={(event) => unsavedEntries.keep(event.currentTarget)}
            onSubmit={submit((form) => ({ subject: form.get('subject'), content: '' }))}
          >
            <Field
              label={issueTexts.subject}
              hint={texts.subjectHint}
              name="subject"
              required
              defaultValue={unsavedEntries.found?.get('subject')?.toString()}
              maxLength={issueRules.subjectCharsMax}
              autoComplete="off"
            />
            <Button type="submit" width="fit" aria-busy={create.isPending}>
              {texts.writeButton}
            </Button>
          </form>
        </SectionCard>
        {isPageOn('/blog') ? (
          <SectionCard title={texts.postHeading} note={texts.postNote}>
            <PostForm
              onSubmit={submit((form) => ({ postSlug: form.get('postSlug') }))}
              isPending={create.isPending}
            />
          </SectionCard>
        ) : null}
      </div>
    </>
  )
}

interface PostFormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  isPending: boolean
}

function PostForm({ onSubmit, isPending }: PostFormProps) {
  const id = useId()
  const query = useQuery(postsQuery)
  return (
    <QueryState query={query} what={texts.postsWhat} skeleton={<div className="mt-4 h-34" />}>
      {({ posts }) =>
        posts.length === 0 ? (
          <p className="mt-4 text-small text-ink-soft">{texts.noPosts}</p>
        ) : (
          <form className="mt-4 grid gap-4" onSubmit={onSubmit}>
            <div>
              <label htmlFor={id} className="mb-1.5 block text-fine font-semibold">
                {texts.post}
              </label>
              <Select id={id} name="postSlug">
                {posts.map(({ slug, title }) => (
                  <option key={slug} value={slug}>
                    {title}
                  </option>
                ))}
              </Select>
            </div>
            <Button type="submit" look="outline" width="fit" aria-busy={isPending}>
              {texts.postButton}
            </Button>
          </form>
        )
      }
    </QueryState>
  )
}
