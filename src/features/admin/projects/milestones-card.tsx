import { useEffect, useRef, useState } from 'react'
import { call } from '#api/call.ts'
import { formTexts } from '#browser/tab-draft.ts'
import { entriesSchema, useUnsavedEntries } from '#browser/use-unsaved-entries.ts'
import { useUnsavedKeys } from '#browser/use-unsaved-values.ts'
import { milestoneTexts as texts } from '#content/interface/admin/project.ts'
import { actionTexts } from '#content/interface/common.ts'
import type { AdminProjectDetail } from '#contracts/admin-projects.ts'
import { projectRules } from '#contracts/project-rules.ts'
import type { Milestone } from '#contracts/projects.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { Field } from '#ui/field.tsx'
import { toast } from '#ui/toast-store.ts'
import { Form, FormMessage, SubmitButton } from '#ui/form/form.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { DeletedDraft } from '../frame/deleted-draft.tsx'
import { MilestoneRow } from './milestone-row.tsx'
import { useMilestoneMove, useProjectRefresh, useProjectWrite } from './queries.ts'

export function MilestonesCard({ project }: { project: AdminProjectDetail }) {
  const refresh = useProjectRefresh(project.id)
  const add = useProjectWrite(project.id, refresh)
  const change = useProjectWrite(project.id, refresh)
  const move = useMilestoneMove(project)
  const { id, milestones } = project
  const paramsOf = (milestone: Milestone) => ({ id, milestone: milestone.id })
  const unsavedKeyStart = `milestone ${project.id}/`
  const unsavedKeys = useUnsavedKeys(unsavedKeyStart)
  const goneKeys = unsavedKeys().filter(
    (key) => !milestones.some(({ id }) => key === `${unsavedKeyStart}${id}`),
  )
  // A refresh would take away a milestone that is gone, with the words that somebody has typed for it.
  const edit = useProjectWrite(project.id, () => {
    if (unsavedKeys().length === 0) refresh()
  })
  const problem = [change, edit].toSorted((a, b) => b.submittedAt - a.submittedAt)[0]?.error
  const isBusy = change.isPending || edit.isPending || move.isPending

  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: Every row that is added moves the form down.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) form.current.scrollIntoView({ block: 'nearest' })
  }, [milestones.length])

  const unsavedEntries = useUnsavedEntries(`new-milestone ${project.id}`)
  const [restoredEntries] = useState(unsavedEntries.found)
  // Set here and not as default values, to which `reset` would go back.
  useEffect(() => {
    for (const [name, value] of restoredEntries ?? []) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = String(value)
    }
  }, [restoredEntries])

  async function send({ title, dueOn }: { title: string; dueOn: string }, form: HTMLFormElement) {
    const body = { title, dueOn: dueOn || null }
    await add.mutateAsync(() => call(adminEndpoints.createMilestone, { params: { id }, body }))
    toast({ title: texts.addedTitle, description: title })
    const now = formTexts(form)
    if (now.title !== title || now.dueOn !== dueOn) return
    form.reset()
    unsavedEntries.discard()
    if (form.contains(document.activeElement)) form.querySelector('input')?.focus()
  }

  return (
    <SectionCard title={texts.cardTitle}>
      {problem ? <FormProblem message={problem.message} /> : null}
      <p role="status" className="sr-only">
        {move.data}
      </p>
      {milestones.length === 0 ? (
        <p className="text-small text-ink-soft">{texts.empty}</p>
      ) : (
        <ol className="divide-y divide-line">
          {milestones.map((milestone, index) => (
            <MilestoneRow
              key={milestone.id}
              unsavedKey={`${unsavedKeyStart}${milestone.id}`}
              milestone={milestone}
              isBusy={isBusy}
              onTick={(body) =>
                change.mutateAsync(() =>
                  call(adminEndpoints.changeMilestone, { params: paramsOf(milestone), body }),
                )
              }
              onEdit={(body) =>
                edit.mutateAsync(() =>
                  call(adminEndpoints.changeMilestone, { params: paramsOf(milestone), body }),
                )
              }
              onClose={() => {
                if (edit.isError) refresh()
              }}
              onRemove={() =>
                change.mutate(() => call(adminEndpoints.deleteMilestone, { params: paramsOf(milestone) }), {
                  onSuccess: () => toast({ title: texts.removedTitle, description: milestone.title }),
                })
              }
              onUp={index > 0 ? () => move.mutate({ milestone: milestone.id, by: -1 }) : undefined}
              onDown={
                index < milestones.length - 1
                  ? () => move.mutate({ milestone: milestone.id, by: 1 })
                  : undefined
              }
            />
          ))}
        </ol>
      )}
      {goneKeys.map((key) => (
        <DeletedDraft
          key={key}
          unsavedKey={key}
          schema={entriesSchema}
          noun={texts.noun}
          textsOf={({ title = '', dueOn }) => ({
            [texts.titleLabel]: title,
            ...(dueOn ? { [texts.dueLabel]: dueOn } : {}),
          })}
        />
      ))}
      <Form
        ref={form}
        send={send}
        onInput={(event) => unsavedEntries.keep(event.currentTarget)}
        className="print-hidden mt-4 grid scroll-my-4 grid-cols-1 items-end gap-3 border-t border-line pt-4 sm:grid-cols-[1fr_11rem_auto]"
      >
        <FormMessage />
        <Field
          label={texts.newLabel}
          name="title"
          required
          maxLength={projectRules.milestoneCharsMax}
          autoComplete="off"
        />
        <Field label={texts.dueLabel} name="dueOn" type="date" />
        <SubmitButton look="outline" size="field">
          {actionTexts.add}
        </SubmitButton>
      </Form>
    </SectionCard>
  )
}
