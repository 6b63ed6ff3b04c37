import { Contours } from '#ui/contours.tsx'

/**
 * Contour lines that show only where the letters before them are: over the light page the lines are the darker of
 * the two and over the letters the lighter, so blending leaves the page as it is. In the dark scheme it is the
 * other way round. The parent is `relative isolate` and has the page's ground.
 */
export function LetterLines() {
  return (
    <span className="absolute inset-0 mix-blend-lighten [--contour-color:var(--color-brand-400)] dark:mix-blend-darken dark:[--contour-color:var(--color-brand-700)]">
      <Contours art="title-band" isBehind={false} />
    </span>
  )
}
