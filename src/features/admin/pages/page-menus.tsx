import { navigation as menus } from '#content/navigation.ts'
import { pageFieldTexts, pageTexts as texts } from '#content/interface/admin/pages.ts'
import type { PageNavigation } from '#contracts/records/page.ts'
import { Field } from '#ui/field.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Choice } from '../blog/choice.tsx'
import type { PageEditorState } from './use-page-editor.ts'

export function PageMenus({ editor: { draft, change } }: { editor: PageEditorState }) {
  const { navigation, footer } = draft
  const changeEntry = (patch: Partial<PageNavigation>) =>
    navigation && change({ navigation: { ...navigation, ...patch } })
  return (
    <SectionCard title={texts.menusHeading} note={texts.menusNote}>
      <div className="mt-3 grid gap-4">
        <Choice
          label={pageFieldTexts.navigation}
          value={navigation?.menu ?? ''}
          options={[['', texts.noMenu], ...menus.map(({ title }) => [title, title] as const)]}
          choose={(menu) => change({ navigation: menu ? { description: '', ...navigation, menu } : null })}
        />
        {navigation ? (
          <>
            <Field
              label={texts.menuText}
              hint={texts.menuTextHint}
              value={navigation.title ?? ''}
              maxLength={40}
              autoComplete="off"
              onChange={({ target }) => changeEntry({ title: target.value })}
            />
            <Field
              label={texts.menuDescription}
              hint={texts.menuDescriptionHint}
              value={navigation.description}
              maxLength={80}
              autoComplete="off"
              onChange={({ target }) => changeEntry({ description: target.value })}
            />
          </>
        ) : null}
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-fine">
          <input
            type="checkbox"
            checked={footer}
            onChange={({ target }) => change({ footer: target.checked })}
            className="size-5 shrink-0 accent-primary"
          />
          {texts.footer}
        </label>
      </div>
    </SectionCard>
  )
}
