import { settingsTexts as texts } from '#content/interface/admin/overview.ts'
import { editOnGitHubTexts } from '#content/interface/admin/data-export.ts'
import { problemsTexts } from '#content/interface/admin/problems.ts'
import { site } from '#site.config.ts'
import { Card } from '#ui/card.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { BackupCard } from './backup-card.tsx'
import { ExportCard } from './export-card.tsx'

const recipe = 'docs/recipes/edit-on-github.md'

function EditOnGitHub() {
  if (site.repositoryUrl === undefined)
    return (
      <>
        {editOnGitHubTexts.beforePath} <code className="font-mono text-fine">{recipe}</code>
      </>
    )
  return (
    <a href={`${site.repositoryUrl}/blob/HEAD/${recipe}`} className="text-link hover:underline">
      {editOnGitHubTexts.link}
    </a>
  )
}

/** Has no form on purpose: settings live in versioned files. */
export function SettingsPage() {
  return (
    <>
      <TitleBand title={texts.title}>{texts.lede}</TitleBand>
      <div className="page-width grid gap-5 pb-20">
        <Card className="max-w-2xl">
          <p className="text-small">
            {texts.beforeFile} <code className="font-mono text-fine">src/site/</code>
            {texts.afterFile}
          </p>
          <p className="mt-2 text-small">
            <EditOnGitHub />
          </p>
        </Card>
        <ExportCard />
        <BackupCard />
        <Card className="max-w-2xl">
          <h2 className="text-h4">
            <SiteLink href="/admin/problems" className="text-link hover:underline">
              {problemsTexts.title}
            </SiteLink>
          </h2>
          <p className="mt-2 text-small">{problemsTexts.lede}</p>
        </Card>
      </div>
    </>
  )
}
