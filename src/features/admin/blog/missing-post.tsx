import { useState } from 'react'
import { unsavedWarningTexts } from '#content/interface/admin/frame.ts'
import { editorPageTexts as texts, markdownTexts } from '#content/interface/admin/post-editor.ts'
import { labelTexts } from '#content/interface/common.ts'
import { Card } from '#ui/card.tsx'
import { TextArea } from '#ui/field.tsx'
import { UnsavedNotice } from '#ui/unsaved-notice.tsx'
import { RecordNotFound } from '../frame/record-not-found.tsx'
import { readLocalCopy, writeLocalCopy } from './local-copy.ts'

export function MissingPost({ slug, message }: { slug: string; message: string }) {
  const [copy] = useState(() => readLocalCopy(slug))
  const [isDiscarded, setDiscarded] = useState(false)
  return (
    <RecordNotFound
      title={texts.heading}
      message={message}
      list={{ href: '/admin/blog', label: texts.allPosts }}
    >
      {copy ? (
        <Card size="small" className="mt-5 grid gap-4">
          <UnsavedNotice
            state={isDiscarded ? 'discarded' : 'found'}
            foundText={unsavedWarningTexts.foundDeleted(texts.noun)}
            onDiscard={() => {
              writeLocalCopy(slug, null)
              setDiscarded(true)
            }}
          />
          {isDiscarded ? null : (
            <>
              <TextArea label={labelTexts.title} readOnly value={copy.draft.title} rows={1} />
              <TextArea
                label={markdownTexts.label}
                isMarkdown
                readOnly
                value={copy.draft.content}
                rows={16}
              />
            </>
          )}
        </Card>
      ) : null}
    </RecordNotFound>
  )
}
