import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { statusOf } from '#browser/api-error.ts'
import { useUnsavedValues } from '#browser/use-unsaved-values.ts'
import { call } from '#api/call.ts'
import { projectFormTexts as texts } from '#content/interface/admin/project.ts'
import { actionTexts } from '#content/interface/common.ts'
import type { AdminProjectDetail } from '#contracts/admin-projects.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { Button } from '#ui/button.tsx'
import { FormRefusal, useAction } from '#ui/form/use-action.ts'
import { toast } from '#ui/toast-store.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { UnsavedNotice } from '#ui/unsaved-notice.tsx'
import { useRefusedFocus } from '#ui/use-refused-focus.ts'
import { useUnsavedWarning } from '#ui/use-leave-blocker.ts'
import { SaveConflict } from '../frame/save-conflict.tsx'
import {
  ProjectFields,
  type ProjectValues,
  projectValuesSchema,
  readProjectValues,
} from './project-fields.tsx'
import { cacheProject } from './queries.ts'

export const unsavedProjectSchema = z.object({
  base: z.object({ revision: z.int(), values: projectValuesSchema }),
  values: projectValuesSchema,
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
  const { run, isPending, problem } = useAction()
  const currentValues = () => (form.current ? readProjectValues(new FormData(form.current)) : initialValues)
  const changes = () => changesOf(currentValues(), base.values)
  const isChanged = () => Object.keys(changes()).length > 0
  const keepUnsaved = () => unsavedValues.keep(isChanged() ? { base, values: currentValues() } : undefined)
  useUnsavedWarning(isChanged, unsavedValues.leave)
  useEffect(keepUnsaved)
  useRefusedFocus(form, problem)

  const isBehind =
    base.revision !== project.revision || base.values.progressPercentage !== project.progressPercentage
  if (isBehind && !theirs && !isPending && !isChanged()) fill(project)

  function fill(from: AdminProjectDetail) {
    setBase(baseOf(from))
    setInitialValues(valuesOf(from))
    setFormVersion(formVersion + 1)
    setTheirs(undefined)
  }

  const save = (revision: number) =>
    run(async () => {
      try {
        const body = { ...changes(), revision }
        const savedProject = await call(adminEndpoints.changeProject, { params: { id: project.id }, body })
        setBase(baseOf(cacheProject(client, savedProject)))
        setTheirs(undefined)
        toast({ title: texts.savedTitle, description: texts.savedText })
      } catch (error) {
        await loadTheirs(error)
      }
    })

  /** Loads what somebody else has saved. Other refusals are thrown again. */
  async function loadTheirs(error: unknown): Promise<void> {
    const status = statusOf(error)
    if (status === 404) throw new FormRefusal(texts.deletedByOthers)
    if (status !== 409) throw error
    try {
      setTheirs(cacheProject(client, await call(adminEndpoints.project, { params: { id: project.id } })))
    } catch (readError) {
      await loadTheirs(readError)
    }
  }

  return (
    <form
      ref={form}
      onInput={keepUnsaved}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save((theirs ?? base).revision)
      }}
      aria-busy={isPending}
      className="print-hidden grid gap-5 sm:grid-cols-2"
    >
      <UnsavedNotice
        state={unsavedValues.state}
        onDiscard={() => {
          unsavedValues.discard()
          fill(project)
        }}
      />
      {problem ? <FormProblem message={problem} /> : null}
      {theirs ? (
        <SaveConflict
          noun={texts.noun}
          changedFields={Object.keys(changesOf(valuesOf(theirs), base.values))}
          onKeepMine={() => void save(theirs.revision)}
          onTakeTheirs={() => fill(theirs)}
        />
      ) : null}
      <ProjectFields key={formVersion} values={initialValues} problem={problem} />
      <Button type="submit" aria-busy={isPending} className="sm:col-span-2 sm:w-fit">
        {actionTexts.save}
      </Button>
    </form>
  )
}

const baseOf = (project: AdminProjectDetail) => ({ revision: project.revision, values: valuesOf(project) })

function valuesOf(project: AdminProjectDetail): ProjectValues {
  const { name, description, status, progressPercentage, budget } = project
  return {
    name,
    description,
    status,
    progressPercentage,
    budget,
    client: project.client?.username ?? null,
    provider: project.provider?.username ?? null,
  }
}

const changesOf = (now: ProjectValues, before: ProjectValues): Partial<ProjectValues> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => new Map(Object.entries(before)).get(name) !== value),
  )
