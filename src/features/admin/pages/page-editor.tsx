import { useState } from 'react'
import { pageFieldTexts, pageTexts as texts } from '#content/interface/admin/pages.ts'
import type { AdminPage } from '#contracts/pages.ts'
import { inputLimits } from '#contracts/records/fields.ts'
import { pageFields } from '#contracts/records/page.ts'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/cn.ts'
import { Field } from '#ui/field.tsx'
import { Form, FormMessage } from '#ui/form/form.tsx'
import { toast } from '#ui/toast-store.ts'
import { UnsavedNotice } from '#ui/unsaved-notice.tsx'
import { MarkdownField } from '../blog/markdown-field.tsx'
import { TextPreview } from '../blog/text-preview.tsx'
import { SaveConflict } from '../frame/save-conflict.tsx'
import { DeletePage } from './delete-page.tsx'
import { PageDetails } from './page-details.tsx'
import { PageMenus } from './page-menus.tsx'
import { PublishCard } from './publish-card.tsx'
import { PageVersions } from './page-versions.tsx'
import { changedNames, usePageEditor } from './use-page-editor.ts'

export function PageEditor({ page }: { page: AdminPage }) {
  const editor = usePageEditor(page)
  const { form, base, draft, change, theirs } = editor
  const [isPreview, setPreview] = useState(false)

  async function save() {
    const saved = await editor.save()
    if (saved) toast({ title: texts.saved, description: texts.savedText(saved.status) })
  }

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Form
        ref={form}
        send={save}
        faultsOf={({ status }) => (status === 409 ? ['slug'] : [])}
        className="contents"
      >
        <Card size="none" className="min-w-0 overflow-clip">
          <div className="grid gap-4 p-4 empty:hidden md:px-6">
            <UnsavedNotice state={editor.unsavedState} onDiscard={editor.discard} />
            <FormMessage />
            {theirs ? (
              <SaveConflict
                noun={texts.noun}
                changedFields={changedNames(theirs, base).map((name) => pageFieldTexts[name])}
                onKeepMine={() => form.current?.requestSubmit()}
                onTakeTheirs={editor.takeTheirs}
              />
            ) : null}
            <Field
              label={pageFieldTexts.heading}
              name="heading"
              value={draft.heading}
              placeholder={draft.title}
              {...inputLimits(pageFields.heading)}
              autoComplete="off"
              onChange={({ target }) => change({ heading: target.value })}
              className="[&_input]:font-heading [&_input]:text-h3 [&_input]:font-semibold"
            />
          </div>
          <fieldset className="print-hidden flex gap-1 border-t border-line px-4 py-1.5 md:px-6">
            <legend className="sr-only">{texts.modeLabel}</legend>
            {[false, true].map((mode) => (
              <button
                key={String(mode)}
                type="button"
                aria-pressed={isPreview === mode}
                onClick={() => setPreview(mode)}
                className="min-h-9 rounded-chip px-3 text-fine font-semibold text-ink-soft hover:text-ink aria-pressed:bg-tint-strong aria-pressed:text-link pointer-coarse:min-h-11"
              >
                {mode ? texts.preview : texts.write}
              </button>
            ))}
          </fieldset>
          <div className={cn(isPreview && 'hidden print:hidden')}>
            <MarkdownField
              id="page-content"
              value={draft.content}
              error={undefined}
              change={(content) => change({ content })}
            />
          </div>
          {isPreview ? (
            <section aria-label={texts.preview} className="min-w-0 border-t border-line p-4 md:p-6">
              <TextPreview heading={draft.heading || draft.title} content={draft.content} saved={base} />
            </section>
          ) : null}
        </Card>
        <div className="print-hidden grid gap-5">
          <PublishCard editor={editor} />
          <PageDetails editor={editor} />
          <PageMenus editor={editor} />
          <PageVersions editor={editor} />
          <DeletePage editor={editor} />
        </div>
      </Form>
    </div>
  )
}
