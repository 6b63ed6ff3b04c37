import { focusPointTexts } from '#content/interface/admin/files.ts'
import type { Point } from './move-point.ts'

const { crops: names } = focusPointTexts

const crops = [
  { name: names.card, width: 'grow-[1.78]', shape: 'aspect-video' },
  { name: names.square, width: 'grow', shape: 'aspect-square' },
  { name: names.social, width: 'grow-[1.91]', shape: 'aspect-[1.91]' },
] as const

/** What pages show of a picture around its focus point. */
export const Crops = ({ source, point }: { source: string; point: Point }) => (
  <ul className="flex items-end gap-2 text-[0.75rem] leading-4 text-ink-soft">
    {crops.map(({ name, width, shape }) => (
      <li key={name} className={`min-w-0 basis-0 ${width}`}>
        <img
          src={source}
          alt=""
          style={{ objectPosition: `${point.x * 100}% ${point.y * 100}%` }}
          className={`w-full rounded-chip object-cover ${shape}`}
        />
        <span className="mt-1 block">{name}</span>
      </li>
    ))}
  </ul>
)
