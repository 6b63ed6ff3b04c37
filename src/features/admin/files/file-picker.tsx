import { useRef, useState } from 'react'
import { changeFile } from '#api/admin-files.ts'
import { fileListTexts, filePaneTexts, filePickerTexts as texts } from '#content/interface/admin/files.ts'
import { actionTexts } from '#content/interface/common.ts'
import { fileRefusals } from '#content/interface/answers.ts'
import { pictureTypes } from '#contracts/file-rules.ts'
import type { StoredFile } from '#contracts/files.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { useAction } from '#ui/form/use-action.ts'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'
import { ListPanel } from '../list/list-panel.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { AltFields, type AltValues } from './alt-fields.tsx'
import { isDescribed, isPicture, sourceFor } from './describe-file.ts'
import { FileGrid, FileGridSkeleton } from './file-grid.tsx'
import { KindTabs } from './kind-tabs.tsx'
import { useFiles } from './queries.ts'
import { UploadArea } from './upload-area.tsx'
import { useIncomingFiles } from './use-incoming-files.ts'
import { useUploads } from './use-uploads.ts'

const kinds = [
  { value: 'picture', label: texts.kinds.picture },
  { value: 'no-alt', label: texts.kinds['no-alt'] },
] as const

interface FilePickerProps {
  onChoose: (picture: StoredFile) => void
  onClose: () => void
}

/** The pictures of the library in a dialog. One without an alt text gets it here, before it is inserted. */
export function FilePicker({ onChoose, onClose }: FilePickerProps) {
  const [kind, setKind] = useState<'picture' | 'no-alt'>('picture')
  const [search, setSearch] = useState<string>()
  const [chosen, setChosen] = useState<StoredFile | null>(null)
  const { list, isAvailable } = useFiles({ search, kind })
  const uploads = useUploads((stored) => {
    if (isPicture(stored)) setChosen(stored)
  })

  function addPictures(files: readonly File[]) {
    const pictures = files.filter(({ type }) => type !== 'application/pdf')
    if (pictures.length < files.length) toast({ title: texts.onlyPictures, variant: 'destructive' })
    uploads.add(pictures)
  }
  const isDragging = useIncomingFiles(isAvailable === true, addPictures)

  return (
    <Dialog title={texts.title} size="wide" onClose={onClose}>
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-2 border-b border-line px-5">
        <KindTabs
          legend={fileListTexts.kindsLegend}
          kinds={kinds}
          chosen={kind}
          onChoose={(next) => setKind(next ?? 'picture')}
        />
        <div className="min-w-0 grow basis-56 pb-2.5 md:max-w-72">
          <ListSearch
            label={fileListTexts.searchLabel}
            placeholder={fileListTexts.searchPlaceholder}
            value={search}
            onSearch={setSearch}
          />
        </div>
      </div>
      <div className="grid min-h-0 grow grid-cols-1 content-start gap-4 overflow-y-auto p-5">
        {isAvailable === false ? (
          <p role="status" className="rounded-field bg-warning-bg p-4 text-small text-warning">
            {fileRefusals['files-unavailable']}
          </p>
        ) : (
          <UploadArea
            uploads={uploads}
            accept={pictureTypes.join(',')}
            limits={texts.limits}
            isDragging={isDragging}
            onFiles={addPictures}
          />
        )}
        <ListPanel
          list={list}
          what={texts.what}
          isFiltered={search !== undefined || kind !== 'picture'}
          isSearch={search !== undefined}
          isNarrowed
          onClear={() => {
            setSearch(undefined)
            setKind('picture')
          }}
          skeleton={<FileGridSkeleton />}
          empty={{ icon: 'images', title: texts.emptyTitle, text: texts.emptyText }}
        >
          {(files) => <FileGrid files={files} selectedId={chosen?.id} onSelect={setChosen} />}
        </ListPanel>
      </div>
      <PickerFoot key={chosen?.id} chosen={chosen} onChoose={onChoose} onClose={onClose} />
    </Dialog>
  )
}

function PickerFoot({ chosen, onChoose, onClose }: FilePickerProps & { chosen: StoredFile | null }) {
  const [values, setValues] = useState<AltValues>({ alt: '', isDecorative: false })
  const [altError, setAltError] = useState<string>()
  const { run, isPending, problem } = useAction()
  const foot = useRef<HTMLDivElement>(null)
  const needsAlt = chosen !== null && !isDescribed(chosen)

  async function insert() {
    if (!chosen) return
    if (!needsAlt) return onChoose(chosen)
    if (!isDescribed({ ...chosen, ...values })) {
      setAltError(filePaneTexts.altNeeded)
      foot.current?.querySelector('textarea')?.focus()
      return
    }
    let described = chosen
    const isSaved = await run(async () => {
      described = await changeFile(chosen.id, { ...values, revision: chosen.revision })
    })
    if (isSaved) onChoose(described)
  }

  return (
    <div
      ref={foot}
      className="flex max-h-[70%] shrink-0 flex-col gap-3 border-t border-line bg-surface-tint px-5 py-3.5"
    >
      {needsAlt ? (
        <div className="-mx-1 grid min-h-0 items-start gap-4 overflow-y-auto px-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <img
            src={sourceFor(chosen, 320)}
            alt=""
            className="aspect-16/10 w-full rounded-field object-cover max-sm:hidden"
          />
          <div>
            <p className="mb-2 flex items-center gap-1.5 text-tiny font-semibold text-warning">
              <Icon name="triangle-alert" />
              {texts.noAlt}
            </p>
            <AltFields
              values={values}
              error={altError}
              onChange={(patch) => {
                setAltError(undefined)
                setValues((current) => ({ ...current, ...patch }))
              }}
            />
          </div>
        </div>
      ) : null}
      {problem ? <FormProblem message={problem} /> : null}
      <div className="flex shrink-0 flex-wrap items-center justify-end gap-2">
        <p role="status" className="min-w-0 grow text-tiny wrap-anywhere text-ink-soft max-sm:basis-full">
          {chosen ? texts.selected(chosen.name) : texts.none}
        </p>
        <Button look="outline" onClick={onClose}>
          {actionTexts.cancel}
        </Button>
        <Button disabled={chosen === null} aria-busy={isPending} onClick={() => void insert()}>
          {isPending ? texts.inserting : texts.insertButton}
        </Button>
      </div>
    </div>
  )
}
