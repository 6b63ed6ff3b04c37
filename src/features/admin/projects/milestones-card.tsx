import { type FormEvent, useState } from 'react'
import { milestoneTexts as texts } from '#content/interface/admin/project.ts'
import { actionTexts } from '#content/interface/common.ts'
import type { AdminProjectDetail } from '#contracts/admin-projects.ts'
import { projectRules } from '#contracts/project-rules.ts'
import type { Milestone } from '#contracts/projects.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { toast } from '#ui/toast-store.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { MilestoneRow } from './milestone-row.tsx'
import { useProjectWrite } from './queries.ts'

export function MilestonesCard({ project }: { project: AdminProjectDetail }) {
  const write = useProjectWrite(project.id)
  const [addedCount, setAddedCount] = useState(0)
  const { milestones } = project

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const dueOn = String(data.get('dueOn') ?? '')
    write.mutate(
      { method: 'POST', subpath: '/milestones', body: { title: data.get('title'), dueOn: dueOn || null } },
      {
        onSuccess: () => {
          setAddedCount(addedCount + 1)
          toast({ title: texts.addedTitle, description: String(data.get('title')) })
        },
      },
    )
  }

  async function move(from: number, to: number) {
    const order = milestones.toSpliced(from, 1).toSpliced(to, 0, ...milestones.slice(from, from + 1))
    for (const [index, { id, sortOrder }] of order.entries()) {
      if (sortOrder === index + 1) continue
      await write.mutateAsync({
        method: 'PATCH',
        subpath: `/milestones/${id}`,
        body: { sortOrder: index + 1 },
      })
    }
  }

  return (
    <SectionCard title={texts.cardTitle}>
      {write.error ? <FormProblem message={write.error.message} /> : null}
      {milestones.length === 0 ? (
        <p className="text-small text-ink-soft">{texts.empty}</p>
      ) : (
        <ol className="divide-y divide-line">
          {milestones.map((milestone, index) => (
            <MilestoneRow
              key={rowKey(milestone)}
              milestone={milestone}
              isBusy={write.isPending}
              onChange={(body) =>
                write.mutate({ method: 'PATCH', subpath: `/milestones/${milestone.id}`, body })
              }
              onRemove={() =>
                write.mutate(
                  { method: 'DELETE', subpath: `/milestones/${milestone.id}` },
                  { onSuccess: () => toast({ title: texts.removedTitle, description: milestone.title }) },
                )
              }
              onUp={index > 0 ? () => void move(index, index - 1) : undefined}
              onDown={index < milestones.length - 1 ? () => void move(index, index + 1) : undefined}
            />
          ))}
        </ol>
      )}
      <form
        key={addedCount}
        onSubmit={add}
        className="mt-4 grid grid-cols-1 items-end gap-3 border-t border-line pt-4 sm:grid-cols-[1fr_11rem_auto]"
      >
        <Field
          label={texts.newLabel}
          name="title"
          required
          autoFocus={addedCount > 0}
          maxLength={projectRules.milestoneCharsMax}
          autoComplete="off"
        />
        <Field label={texts.dueLabel} name="dueOn" type="date" />
        <Button type="submit" look="outline" aria-busy={write.isPending}>
          {actionTexts.add}
        </Button>
      </form>
    </SectionCard>
  )
}

const rowKey = ({ id, title, dueOn }: Milestone) => `${id} ${dueOn ?? ''} ${title}`
