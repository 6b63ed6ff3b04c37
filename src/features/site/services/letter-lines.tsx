import { Contours } from '#ui/contours.tsx'

/**
 * Renders contour lines that are visible only through the letters in front of them: over the light page the
 * lines are the darker of the two, over the letters the lighter, so blending leaves the page unchanged. The
 * dark scheme swaps both. The parent needs `relative isolate` and the page's ground.
 */
export function LetterLines() {
  return (
    <span className="absolute inset-0 mix-blend-lighten [--contour-color:var(--color-brand-400)] dark:mix-blend-darken dark:[--contour-color:var(--color-brand-700)]">
      <Contours art="title-band" isBehind={false} />
    </span>
  )
}
