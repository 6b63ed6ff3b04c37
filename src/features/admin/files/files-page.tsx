import { fileListTexts as texts, filesTitle } from '#content/interface/admin/files.ts'
import { fileRefusals } from '#content/interface/answers.ts'
import { documentTypes, pictureTypes } from '#contracts/file-rules.ts'
import { fileKinds } from '#contracts/files.ts'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { ListPanel } from '../list/list-panel.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { FileGrid, FileGridSkeleton } from './file-grid.tsx'
import { FilePane } from './file-pane.tsx'
import { KindTabs } from './kind-tabs.tsx'
import { useFiles } from './queries.ts'
import { UploadArea } from './upload-area.tsx'
import { useFilePlace } from './use-file-place.ts'
import { useIncomingFiles } from './use-incoming-files.ts'
import { useUploads } from './use-uploads.ts'

const accept = [...pictureTypes, ...documentTypes].join(',')

const kinds = [
  { value: undefined, label: texts.kinds.all },
  ...fileKinds.map((kind) => ({ value: kind, label: texts.kinds[kind] })),
]

export function FilesPage() {
  const place = useFilePlace()
  const { filter, id } = place
  const { list, total, isAvailable } = useFiles({ search: filter.search, kind: filter.kind })
  const uploads = useUploads()
  const isDragging = useIncomingFiles(isAvailable !== false, uploads.add)
  const isOpen = id !== undefined
  return (
    <>
      <TitleBand title={filesTitle}>
        {total ? texts.total(total.files, total.bytes) : texts.loading}
      </TitleBand>
      <div
        className={cn(
          'page-width grid grid-cols-1 items-start gap-5 pb-20',
          isOpen && 'lg:grid-cols-[minmax(0,1fr)_21.25rem]',
        )}
      >
        <div className={cn('grid min-w-0 grid-cols-1 gap-4', isOpen && 'max-lg:hidden')}>
          <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-2.5 border-b border-line">
            <KindTabs
              legend={texts.kindsLegend}
              kinds={kinds}
              chosen={filter.kind}
              onChoose={(kind) => place.setFilter({ kind })}
            />
            <div className="min-w-0 grow basis-60 pb-2.5 md:max-w-72">
              <ListSearch
                label={texts.searchLabel}
                placeholder={texts.searchPlaceholder}
                value={filter.search}
                onSearch={(search) => place.setFilter({ search }, { replace: true })}
              />
            </div>
          </div>
          {isAvailable === false ? <Unavailable /> : null}
          {isAvailable === false ? null : (
            <UploadArea
              uploads={uploads}
              accept={accept}
              limits={texts.limits}
              isDragging={isDragging}
              onFiles={uploads.add}
              onOpen={place.open}
            />
          )}
          <ListPanel
            list={list}
            what={texts.what}
            isFiltered={place.isFiltered}
            isSearch={filter.search !== undefined}
            isNarrowed={place.isNarrowed}
            onClear={place.clearFilter}
            skeleton={<FileGridSkeleton />}
            empty={{
              icon: 'images',
              title: texts.emptyTitle,
              text: isAvailable === false ? texts.emptyTextUnavailable : texts.emptyText,
            }}
          >
            {(files) => <FileGrid files={files} selectedId={id} onSelect={(file) => place.open(file.id)} />}
          </ListPanel>
        </div>
        {isOpen ? (
          <FilePane
            key={id}
            id={id}
            canUpload={isAvailable === true}
            onClose={() => place.open(undefined)}
            onDeleted={place.closeDeleted}
          />
        ) : null}
      </div>
    </>
  )
}

const Unavailable = () => (
  <div
    role="status"
    className="flex gap-3 rounded-card border border-warning bg-warning-bg p-4 text-small text-warning contrast:border-3"
  >
    <Icon name="triangle-alert" className="mt-1 shrink-0" />
    <p>
      <strong className="block">{texts.unavailableTitle}</strong>
      {fileRefusals['files-unavailable']}
    </p>
  </div>
)
