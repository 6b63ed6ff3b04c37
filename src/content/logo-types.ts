/** A mark of two strokes, which takes the colors of the site. Render `inner` first: the ridge hides its ends. */
export interface LogoDrawing {
  viewBox: string
  width: number
  height: number
  strokeWidth: number
  ridge: string
  inner: string
}

/** A picture in `src/site/public/`, which keeps its own colors. */
export interface LogoImage {
  src: string
  width: number
  height: number
}

export type LogoMark = LogoDrawing | LogoImage
