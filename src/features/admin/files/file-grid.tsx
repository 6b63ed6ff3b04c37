import type { StoredFile } from '#contracts/files.ts'
import { FileTile } from './file-tile.tsx'

const gridLook = 'grid grid-cols-2 gap-x-3.5 gap-y-5 p-4 sm:grid-cols-3 xl:grid-cols-4'
const skeletonTiles = 8

interface FileGridProps {
  files: readonly StoredFile[]
  selectedId: number | undefined
  onSelect: (file: StoredFile) => void
}

export const FileGrid = ({ files, selectedId, onSelect }: FileGridProps) => (
  <ul className={gridLook}>
    {files.map((file) => (
      <li key={file.id} data-file={file.id}>
        <FileTile file={file} isSelected={file.id === selectedId} onSelect={() => onSelect(file)} />
      </li>
    ))}
  </ul>
)

export const FileGridSkeleton = () => (
  <div aria-hidden="true" className={gridLook}>
    {[...Array(skeletonTiles).keys()].map((place) => (
      <div key={place}>
        <div className="aspect-16/10 rounded-field bg-tint-strong motion-safe:animate-skeleton" />
        <div className="mt-2 h-4 w-2/3 rounded-chip bg-tint-strong motion-safe:animate-skeleton" />
        <div className="mt-2 h-8 w-1/2 rounded-chip bg-tint-strong motion-safe:animate-skeleton" />
      </div>
    ))}
  </div>
)
