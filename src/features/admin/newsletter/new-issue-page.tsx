import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { call } from '#api/call.ts'
import { freshQuery } from '#api/query.ts'
import { currentPath } from '#browser/current-path.ts'
import { useUnsavedEntries } from '#browser/use-unsaved-entries.ts'
import { issueListTexts, issueTexts, newIssueTexts as texts } from '#content/interface/admin/issues.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { inputLimits } from '#contracts/records/fields.ts'
import { issueFields } from '#contracts/records/issue.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { Field } from '#ui/field.tsx'
import { Form, FormMessage, SubmitButton } from '#ui/form/form.tsx'
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

  async function create(body: Record<string, string>) {
    const path = currentPath()
    const { id } = cacheIssue(client, await call(adminEndpoints.createIssue, { body }))
    unsavedEntries.leave()
    if (currentPath() === path) await navigate({ to: issuePage, search: { id }, replace: true })
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
        <SectionCard title={texts.writeHeading}>
          <Form
            className="grid gap-4"
            onInput={(event) => unsavedEntries.keep(event.currentTarget)}
            send={(values) => create({ ...values, content: '' })}
          >
            <FormMessage />
            <Field
              label={issueTexts.subject}
              hint={texts.subjectHint}
              name="subject"
              required
              defaultValue={unsavedEntries.found?.get('subject')?.toString()}
              {...inputLimits(issueFields.subject)}
              autoComplete="off"
            />
            <SubmitButton width="fit">{texts.writeButton}</SubmitButton>
          </Form>
        </SectionCard>
        {isPageOn('/blog') ? (
          <SectionCard title={texts.postHeading} note={texts.postNote}>
            <PostForm create={create} />
          </SectionCard>
        ) : null}
      </div>
    </>
  )
}

function PostForm({ create }: { create: (body: Record<string, string>) => Promise<void> }) {
  const id = useId()
  const query = useQuery(postsQuery)
  return (
    <QueryState query={query} what={texts.postsWhat} skeleton={<div className="mt-4 h-34" />}>
      {({ posts }) =>
        posts.length === 0 ? (
          <p className="mt-4 text-small text-ink-soft">{texts.noPosts}</p>
        ) : (
          <Form className="mt-4 grid gap-4" send={create}>
            <FormMessage />
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
            <SubmitButton look="outline" width="fit">
              {texts.postButton}
            </SubmitButton>
          </Form>
        )
      }
    </QueryState>
  )
}
