import { useId } from 'react'
import { pageFieldTexts, pageTexts as texts } from '#content/interface/admin/pages.ts'
import { inputLimits } from '#contracts/records/fields.ts'
import { pageFields, pageRules } from '#contracts/records/page.ts'
import { countCharacters } from '#shared/social-preview.ts'
import { CharCount } from '#ui/char-count.tsx'
import { Field, TextArea } from '#ui/field.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import type { PageEditorState } from './use-page-editor.ts'

export function PageDetails({ editor: { base, draft, change } }: { editor: PageEditorState }) {
  const id = useId()
  const isRenamed = base.status === 'published' && draft.slug !== base.slug
  return (
    <SectionCard title={texts.detailsHeading}>
      <div className="grid gap-4">
        <Field
          label={pageFieldTexts.slug}
          hint={isRenamed ? texts.renameHint(`/${base.slug}`) : texts.addressHint(draft.slug)}
          name="slug"
          value={draft.slug}
          required
          {...inputLimits(pageFields.slug)}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => change({ slug: target.value })}
        />
        <Field
          label={pageFieldTexts.title}
          hint={texts.searchHint}
          name="title"
          value={draft.title}
          required
          {...inputLimits(pageFields.title)}
          autoComplete="off"
          aria-describedby={`${id}-title`}
          aside={
            <CharCount
              id={`${id}-title`}
              chars={countCharacters(draft.title)}
              charsMax={pageRules.titleCharsBest}
            />
          }
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextArea
          label={pageFieldTexts.description}
          hint={texts.searchHint}
          name="description"
          value={draft.description}
          rows={4}
          {...inputLimits(pageFields.description)}
          aria-describedby={`${id}-description`}
          aside={
            <CharCount
              id={`${id}-description`}
              chars={countCharacters(draft.description)}
              charsMax={pageRules.descriptionCharsBest}
            />
          }
          onChange={({ target }) => change({ description: target.value })}
        />
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-fine">
          <input
            type="checkbox"
            checked={draft.noindex}
            onChange={({ target }) => change({ noindex: target.checked })}
            className="size-5 shrink-0 accent-primary"
          />
          {texts.noindex}
        </label>
      </div>
    </SectionCard>
  )
}
