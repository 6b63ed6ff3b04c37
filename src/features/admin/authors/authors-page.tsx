import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '#api/call.ts'
import { keyOf } from '#api/query.ts'
import { authorFieldTexts, authorTexts as texts } from '#content/interface/admin/authors.ts'
import { adminAuthorSchema, type AdminAuthor } from '#contracts/authors.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { authorFields } from '#contracts/records/author.ts'
import { authorPath } from '#shared/page-paths.ts'
import { initialsOf } from '#ui/portrait.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { useFile } from '../content/picture-control.tsx'
import { formFields, pictureIdOf, type RecordValues, recordValuesSchema } from '../content/record-fields.ts'
import { type RecordsApi, RecordsPage } from '../content/records-page.tsx'
import { sourceFor } from '../files/describe-file.ts'
import { authorsQuery } from './queries.ts'

const api: RecordsApi = {
  listKey: keyOf(adminEndpoints.authors),
  create: (body) => call(adminEndpoints.createAuthor, { body }),
  change: ({ ref, id }, body) =>
    call(adminEndpoints.changeAuthor, { params: { slug: ref }, query: { id }, body }),
  remove: ({ ref, id }) => call(adminEndpoints.deleteAuthor, { params: { slug: ref }, query: { id } }),
}

const fields = formFields(authorFields, authorFieldTexts, {
  name: { hint: texts.nameHint },
  slug: { hint: texts.slugHint },
  title: { hint: texts.titleHint },
  bio: { hint: texts.bioHint, rows: 3 },
  picture: { kind: 'picture', hint: texts.pictureHint },
})

const authorFormSchema = z.intersection(
  recordValuesSchema,
  z.object({
    id: z.number(),
    slug: z.string(),
    name: z.string(),
    title: z.string(),
    articles: z.number(),
  }),
)

const toForm = ({ shownPicture: _, ...author }: AdminAuthor) => author
const readForm = (body: unknown) => toForm(z.parse(adminAuthorSchema, body))

/** Returns what the endpoint takes for the given values of the form. */
const fromForm = (values: RecordValues) => ({
  ...values,
  ...('picture' in values ? { picture: pictureIdOf(values.picture) } : {}),
})

export function AuthorsPage() {
  const authors = useQuery({ ...authorsQuery, select: (list) => list.map(toForm) })
  return (
    <RecordsPage
      title={texts.title}
      lede={texts.lede}
      noun={texts.noun}
      deleteQuestion={texts.deleteQuestion}
      api={api}
      items={authors}
      itemSchema={authorFormSchema}
      readItem={readForm}
      toBody={fromForm}
      fields={fields}
      blank={{}}
      nameOf={({ name }) => name}
      noteOf={({ title, articles }) => texts.note(title, articles)}
      keyOf={({ slug }) => slug}
      warningOf={({ slug }) => (
        <p className="mb-4 text-fine">
          <SiteLink href={authorPath(slug)} className="text-link underline">
            {texts.view}
          </SiteLink>
        </p>
      )}
      preview={(values) => <AuthorPreview values={values} />}
    />
  )
}

function AuthorPreview({ values: { name = '', title, bio, picture } }: { values: RecordValues }) {
  return (
    <div className="flex gap-5 p-3 max-sm:flex-col">
      {picture ? (
        <RoundPicture id={String(picture)} />
      ) : (
        <span className="grid size-16 shrink-0 place-items-center rounded-full bg-sky-strong font-heading text-h4 font-semibold">
          {initialsOf(String(name))}
        </span>
      )}
      <div className="min-w-0 wrap-anywhere">
        <p className="font-heading text-h4 font-semibold">{String(name)}</p>
        <p className="text-small text-ink-soft">{String(title ?? '')}</p>
        <p className="mt-2 text-small whitespace-pre-line text-ink-soft">{String(bio ?? '')}</p>
      </div>
    </div>
  )
}

const shownPixels = 128

function RoundPicture({ id }: { id: string }) {
  const { data: file } = useFile(id)
  if (!file) return <span className="size-16 shrink-0 rounded-full bg-tint-strong" />
  return (
    <img
      src={sourceFor(file, shownPixels)}
      alt=""
      style={{ objectPosition: `${file.focusX * 100}% ${file.focusY * 100}%` }}
      className="size-16 shrink-0 rounded-full object-cover"
    />
  )
}
