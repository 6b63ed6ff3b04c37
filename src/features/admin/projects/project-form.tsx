import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { statusOf } from '#browser/api-error.ts'
import { useUnsavedValues } from '#browser/use-unsaved-values.ts'
import { call } from '#api/call.ts'
import { projectFormTexts as texts } from '#content/interface/admin/project.ts'
import { actionTexts } from '#content/interface/common.ts'
import { type AdminProjectDetail, storedProjectSchema } from '#contracts/admin-projects.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { Form, FormMessage, SubmitButton } from '#ui/form/form.tsx'
import { FormRefusal } from '#ui/form/use-action.ts'
import { toast } from '#ui/toast-store.ts'
import { UnsavedNotice } from '#ui/unsaved-notice.tsx'
import { useUnsavedWarning } from '#ui/use-leave-blocker.ts'
import { SaveConflict } from '../frame/save-conflict.tsx'
import { ProjectFields } from './project-fields.tsx'
import { changesOf, readValues, refusalOf, valuesOf } from './project-values.ts'
import { cacheProject } from './queries.ts'

export const unsavedProjectSchema = z.object({
  base: z.object({ revision: z.int(), values: storedProjectSchema }),
  values: storedProjectSchema,
})

export const unsavedProjectKey = (id: number | string) => `project-${id}`

export function ProjectForm({ project }: { project: AdminProjectDetail }) {
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const unsavedValues = useUnsavedValues(unsavedProjectKey(project.id), unsavedProjectSchema)
  const [base, setBase] = useState(unsavedValues.found?.base ?? baseOf(project))
  const [initialValues, setInitialValues] = useState(unsavedValues.found?.values ?? valuesOf(project))
  const [formVersion, setFormVersion] = useState(0)
  const [theirs, setTheirs] = useState<AdminProjectDetail>()
  const currentValues = () => (form.current ? readValues(new FormData(form.current)) : initialValues)
  const changes = () => changesOf(currentValues(), base.values)
  const isChanged = () => Object.keys(changes()).length > 0
  const keepUnsaved = () => unsavedValues.keep(isChanged() ? { base, values: currentValues() } : undefined)
  useUnsavedWarning(isChanged, unsavedValues.leave)
  useEffect(keepUnsaved)

  // A report sets the progress and leaves the revision as it is.
  const isBehind =
    project.revision > base.revision ||
    (project.revision === base.revision && project.progressPercentage !== base.values.progressPercentage)
  if (isBehind && !theirs && !isChanged()) fill(project)

  function fill(from: AdminProjectDetail) {
    setBase(baseOf(from))
    setInitialValues(valuesOf(from))
    setFormVersion(formVersion + 1)
    setTheirs(undefined)
  }

  async function save() {
    const { revision } = theirs ?? base
    try {
      const body = { ...changes(), revision }
      const savedProject = await call(adminEndpoints.changeProject, { params: { id: project.id }, body })
      setBase(baseOf(cacheProject(client, savedProject)))
      setTheirs(undefined)
      toast({ title: texts.savedTitle, description: texts.savedText })
    } catch (error) {
      await loadTheirs(error)
    }
  }

  /** Loads what somebody else has saved. Other refusals are thrown again. */
  async function loadTheirs(error: unknown): Promise<void> {
    const status = statusOf(error)
    if (status === 404) throw new FormRefusal(texts.deletedByOthers)
    if (status !== 409) throw refusalOf(error)
    try {
      setTheirs(cacheProject(client, await call(adminEndpoints.project, { params: { id: project.id } })))
    } catch (readError) {
      await loadTheirs(readError)
    }
  }

  return (
    <Form ref={form} onInput={keepUnsaved} send={save} className="print-hidden grid gap-5 sm:grid-cols-2">
      <UnsavedNotice
        state={unsavedValues.state}
        onDiscard={() => {
          unsavedValues.discard()
          fill(project)
        }}
      />
      <FormMessage />
      {theirs ? (
        <SaveConflict
          noun={texts.noun}
          changedFields={Object.keys(changesOf(valuesOf(theirs), base.values))}
          onKeepMine={() => form.current?.requestSubmit()}
          onTakeTheirs={() => fill(theirs)}
        />
      ) : null}
      <ProjectFields key={formVersion} values={initialValues} />
      <SubmitButton className="sm:col-span-2 sm:w-fit">{actionTexts.save}</SubmitButton>
    </Form>
  )
}

const baseOf = (project: AdminProjectDetail) => ({ revision: project.revision, values: valuesOf(project) })
