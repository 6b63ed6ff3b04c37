import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { call } from '#api/call.ts'
import { defaultsOf } from '#contracts/records/fields.ts'
import { projectFields } from '#contracts/records/project.ts'
import { newProjectTexts as texts } from '#content/interface/admin/project.ts'
import { projectTexts } from '#content/interface/admin/projects.ts'
import { TitleBand } from '#ui/title-band.tsx'
import { useOwnSearch } from '#ui/use-own-search.ts'
import { ListLink } from '../frame/list-return.tsx'
import { BookingProject } from './booking-project.tsx'
import { NewProjectForm } from './new-project-form.tsx'

const blank = {
  ...defaultsOf(projectFields),
  client: null,
  name: '',
  description: '',
  status: 'planned',
  budget: 0,
}

export function NewProjectPage() {
  const { booking } = useOwnSearch()
  if (booking) return <BookingProject key={booking} code={booking} />
  return (
    <>
      <TitleBand
        title={texts.title}
        actions={<ListLink href="/admin/projects" label={projectTexts.allProjects} />}
      >
        {texts.lede}
      </TitleBand>
      <div className="page-width pb-20">
        <NewProjectForm
          unsavedKey="new-project"
          create={(body) => call(adminEndpoints.createProject, { body })}
          values={blank}
        />
      </div>
    </>
  )
}
