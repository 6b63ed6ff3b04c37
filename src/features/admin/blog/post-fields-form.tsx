import { postStatusNames } from '#content/interface/statuses.ts'
import { capitalize } from '#shared/words.ts'
import { useId } from 'react'
import { goneCategoryTexts } from '#content/interface/admin/post-categories.ts'
import { postFormTexts as texts } from '#content/interface/admin/post-editor.ts'
import { postFieldTexts } from '#content/interface/admin/posts.ts'
import { inputLimits, namesOf } from '#contracts/records/fields.ts'
import { postFields, postRules } from '#contracts/records/post.ts'
import { postCategories, postStatuses } from '#contracts/blog.ts'
import { categoryName } from '#content/blog/category.ts'
import { Field, TextArea } from '#ui/field.tsx'
import { FoldIcon } from '#ui/icon.tsx'
import { localMinuteError } from '#ui/local-minute-error.ts'
import { AuthorField } from './author-field.tsx'
import { Choice } from './choice.tsx'
import { CoverField } from './cover-field.tsx'
import { type Draft, publishTimeHint, suggestSlug } from './draft.ts'
import { PictureField } from './picture-field.tsx'
import type { PostEditor } from './use-post-editor.ts'

export function PostNameForm({ editor }: { editor: PostEditor }) {
  const { draft, change, post, errors } = editor
  const counterId = useId()
  const suggestedSlug = suggestSlug(draft.title, postRules.slugCharsMax)
  const changeTitle = (title: string) => {
    const isSlugSuggested = !post && (draft.slug === '' || draft.slug === suggestedSlug)
    change({ title, ...(isSlugSuggested ? { slug: suggestSlug(title, postRules.slugCharsMax) } : {}) })
  }
  return (
    <div className="grid gap-4 p-4 md:p-6">
      <Field
        label={postFieldTexts.title}
        value={draft.title}
        error={errors.title}
        maxLength={postRules.titleCharsMax}
        onChange={(event) => changeTitle(event.target.value)}
        aria-describedby={counterId}
        aside={<Counter id={counterId} count={draft.title.length} best={postRules.titleCharsBest} />}
      />
      <Field
        label={postFieldTexts.slug}
        value={draft.slug}
        error={errors.slug}
        maxLength={postRules.slugCharsMax}
        spellCheck={false}
        hint={post && draft.slug !== post.slug ? texts.redirectHint(post.slug) : `/blog/${draft.slug || '…'}`}
        onChange={(event) => change({ slug: event.target.value })}
      />
    </div>
  )
}

export function PostDetailsForm({ editor }: { editor: PostEditor }) {
  const { draft, change, post, errors } = editor
  const counterId = useId()
  return (
    <div className="grid grid-cols-1 gap-4 border-t border-line p-4 md:p-6">
      <TextArea
        label={postFieldTexts.excerpt}
        error={errors.excerpt}
        aria-describedby={counterId}
        aside={
          <Counter
            id={counterId}
            count={draft.excerpt.length}
            min={postRules.excerptCharsMin}
            best={postRules.excerptCharsBest}
          />
        }
        rows={3}
        maxLength={postRules.excerptCharsMax}
        value={draft.excerpt}
        onChange={(event) => change({ excerpt: event.target.value })}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Choice
          label={postFieldTexts.status}
          value={draft.status}
          options={postStatuses.map((status) => [status, capitalize(postStatusNames[status])])}
          choose={(status) => change({ status })}
        />
        {draft.status === 'scheduled' ? (
          <Field
            label={postFieldTexts.publishAt}
            type="datetime-local"
            max="9999-12-31T23:59"
            value={draft.publishAt}
            hint={publishTimeHint(draft.publishAt, new Date())}
            error={errors.publishAt ?? (draft.publishAt ? localMinuteError(draft.publishAt) : undefined)}
            onChange={(event) => change({ publishAt: event.target.value })}
          />
        ) : null}
        <CategoryField value={draft.category} saved={post?.category} change={change} />
        <Field
          label={postFieldTexts.date}
          type="date"
          value={draft.date}
          error={errors.date}
          onChange={(event) => change({ date: event.target.value })}
        />
      </div>
      <details className="group">
        <summary className="flex min-h-11 items-center gap-2 text-fine font-semibold text-link">
          <FoldIcon />
          {texts.moreSummary}
        </summary>
        <div className="mt-2 grid grid-cols-1 gap-4 sm:grid-cols-2">
          {namesOf(postFields)
            .filter(isDetail)
            .map((name) => (
              <DetailField key={name} name={name} editor={editor} />
            ))}
        </div>
      </details>
    </div>
  )
}

interface CategoryFieldProps {
  value: string
  /** The category that the saved post has, which is offered even if it is gone. */
  saved: string | undefined
  change: (fields: Partial<Draft>) => void
}

function CategoryField({ value, saved = value, change }: CategoryFieldProps) {
  const isGone = (category: string) => !postCategories.includes(category)
  const goneIds = [...new Set([value, saved])].filter(isGone)
  return (
    <Choice
      label={postFieldTexts.category}
      value={value}
      hint={isGone(value) ? goneCategoryTexts.hint(value) : undefined}
      options={[
        ...goneIds.map((id) => [id, goneCategoryTexts.name(id)] as const),
        ...postCategories.map((id) => [id, categoryName(id) ?? id] as const),
      ]}
      choose={(category) => change({ category })}
    />
  )
}

const ownPlaces = ['title', 'slug', 'content', 'excerpt', 'status', 'publishAt', 'category', 'date'] as const
type DetailName = Exclude<keyof Draft, (typeof ownPlaces)[number]>
const isDetail = (name: keyof Draft): name is DetailName => !ownPlaces.some((ownPlace) => ownPlace === name)

const hints: Partial<Record<DetailName, string>> = {
  keywords: texts.keywordsHint,
  tags: texts.tagsHint,
}

function DetailField({ name, editor }: { name: DetailName; editor: PostEditor }) {
  const { draft, change, post, errors } = editor
  if (name === 'cover')
    return <CoverField value={draft.cover} category={draft.category} change={(cover) => change({ cover })} />
  if (name === 'featuredImage')
    return (
      <PictureField
        value={draft.featuredImage}
        error={errors.featuredImage}
        change={(featuredImage) => change({ featuredImage })}
      />
    )
  if (name === 'author')
    return <AuthorField value={draft.author} saved={post?.author} change={(author) => change({ author })} />
  const isNumber = typeof draft[name] === 'number'
  const limits = inputLimits(postFields[name])
  return (
    <Field
      label={postFieldTexts[name]}
      hint={hints[name]}
      type={isNumber ? 'number' : 'text'}
      {...limits}
      value={draft[name]}
      error={errors[name]}
      onChange={({ target }) =>
        change({ [name]: isNumber ? target.valueAsNumber || limits.min : target.value } as Partial<Draft>)
      }
    />
  )
}

interface CounterProps {
  id: string
  count: number
  min?: number
  best: number
}

function Counter({ id, count, min = 0, best }: CounterProps) {
  const isShort = count > 0 && count < min
  return (
    <span
      id={id}
      className={`text-tiny font-normal tabular ${isShort || count > best ? 'text-warning' : 'text-ink-soft'}`}
    >
      {isShort ? texts.shortCounter(count, min) : texts.counter(count, best)}
    </span>
  )
}
