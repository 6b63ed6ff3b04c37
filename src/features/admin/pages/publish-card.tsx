import { pageCheckTexts, pageTexts as texts } from '#content/interface/admin/pages.ts'
import { actionTexts } from '#content/interface/common.ts'
import type { PageFields } from '#contracts/pages.ts'
import { useAsk } from '#ui/ask.ts'
import { Button } from '#ui/button.tsx'
import { SubmitButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/form-state.ts'
import { Icon } from '#ui/icon.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { toast } from '#ui/toast-store.ts'
import { checkPage } from './page-checks.ts'
import type { PageEditorState } from './use-page-editor.ts'

export function PublishCard({ editor }: { editor: PageEditorState }) {
  const { base, draft, isChanged, save } = editor
  const { run, isPending } = useForm()
  const ask = useAsk()
  const isPublished = base.status === 'published'

  const publish = () =>
    run(async () => {
      const saved = await save('published')
      if (saved) toast({ title: texts.publishedTitle, description: texts.publishedText(`/${saved.slug}`) })
    })

  async function unpublish() {
    const path = `/${base.slug}`
    if (!(await ask(texts.unpublishQuestion(path)))) return
    await run(async () => {
      const saved = await save('archived')
      if (saved) toast({ title: texts.unpublishedTitle, description: texts.unpublishedText(path) })
    })
  }

  return (
    <SectionCard title={texts.publishHeading} note={texts.states[base.status]}>
      <Checks draft={draft} />
      <div className="mt-4 flex flex-wrap gap-2">
        <SubmitButton look={isPublished && isChanged ? 'cta' : isChanged ? 'primary' : 'outline'}>
          {actionTexts.save}
        </SubmitButton>
        {isPublished ? (
          <Button look="outline" aria-busy={isPending} onClick={() => void unpublish()}>
            {texts.unpublish}
          </Button>
        ) : (
          <Button look="cta" aria-busy={isPending} onClick={() => void publish()}>
            {texts.publish}
          </Button>
        )}
      </div>
    </SectionCard>
  )
}

const Checks = ({ draft }: { draft: PageFields }) => (
  <ul aria-label={pageCheckTexts.heading} className="mt-3 grid gap-1.5 text-fine">
    {checkPage(draft).map(({ isOk, text }) => (
      <li key={text} className="flex items-start gap-2">
        <Icon
          name={isOk ? 'circle-check' : 'triangle-alert'}
          className={isOk ? 'mt-0.5 text-success' : 'mt-0.5 text-warning'}
        />
        <span>
          <span className="sr-only">{isOk ? pageCheckTexts.ok : pageCheckTexts.toDo} </span>
          {text}
        </span>
      </li>
    ))}
  </ul>
)
