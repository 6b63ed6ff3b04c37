import { formatNumber } from './formats.ts'

const units = ['bytes', 'KB', 'MB', 'GB'] as const
const bytesPerStep = 1000

/** Returns a size such as "142 KB" or "2.1 MB": one decimal below ten, none from ten on. */
export function formatBytes(bytes: number): string {
  let size = bytes
  let step = 0
  while (rounded(size, step) >= bytesPerStep && step < units.length - 1) {
    size /= bytesPerStep
    step += 1
  }
  const unit = step === 0 && bytes === 1 ? 'byte' : units[step]
  return `${formatNumber(rounded(size, step))} ${unit}`
}

const rounded = (size: number, step: number): number =>
  step > 0 && size < 9.95 ? Math.round(size * 10) / 10 : Math.round(size)
