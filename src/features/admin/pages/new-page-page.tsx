import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '#api/call.ts'
import { currentPath } from '#browser/current-path.ts'
import { useUnsavedEntries } from '#browser/use-unsaved-entries.ts'
import { newPageTexts as texts, pageFieldTexts, pageListTexts } from '#content/interface/admin/pages.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { inputLimits } from '#contracts/records/fields.ts'
import { pageFields } from '#contracts/records/page.ts'
import { slugCharsMax } from '#shared/slug.ts'
import { Field } from '#ui/field.tsx'
import { Form, FormMessage, SubmitButton } from '#ui/form/form.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { suggestSlug } from '../blog/draft.ts'
import { ListLink } from '../frame/list-return.tsx'
import { cachePage, pageEditorPath, pagesPath } from './queries.ts'

export function NewPagePage() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const unsavedEntries = useUnsavedEntries('new-page')
  const [title, setTitle] = useState(unsavedEntries.found?.get('title')?.toString() ?? '')
  const [slug, setSlug] = useState(unsavedEntries.found?.get('slug')?.toString() ?? '')

  function changeTitle(next: string) {
    if (slug === suggestSlug(title, slugCharsMax)) setSlug(suggestSlug(next, slugCharsMax))
    setTitle(next)
  }

  async function create() {
    const path = currentPath()
    const page = cachePage(client, await call(adminEndpoints.createPage, { body: { title, slug } }))
    unsavedEntries.leave()
    if (currentPath() === path)
      await navigate({ to: pageEditorPath, search: { slug: page.slug }, replace: true })
  }

  return (
    <>
      <TitleBand title={texts.title} actions={<ListLink href={pagesPath} label={pageListTexts.allPages} />}>
        {texts.lede}
      </TitleBand>
      <div className="page-width pb-20">
        <SectionCard title={texts.heading} className="max-w-3xl">
          <Form
            className="grid gap-4"
            onInput={(event) => unsavedEntries.keep(event.currentTarget)}
            faultsOf={({ status }) => (status === 409 ? ['slug'] : [])}
            send={create}
          >
            <FormMessage />
            <Field
              label={pageFieldTexts.title}
              hint={texts.titleHint}
              name="title"
              required
              value={title}
              {...inputLimits(pageFields.title)}
              autoComplete="off"
              onChange={({ target }) => changeTitle(target.value)}
            />
            <Field
              label={pageFieldTexts.slug}
              hint={texts.addressHint(slug)}
              name="slug"
              required
              value={slug}
              {...inputLimits(pageFields.slug)}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setSlug(target.value)}
            />
            <SubmitButton width="fit">{texts.button}</SubmitButton>
          </Form>
        </SectionCard>
      </div>
    </>
  )
}
