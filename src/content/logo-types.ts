/** Two strokes in the colors of the site. Render `inner` first: the ridge hides its ends. */
export interface LogoDrawing {
  viewBox: string
  width: number
  height: number
  strokeWidth: number
  ridge: string
  inner: string
}

export interface LogoImage {
  src: string
  width: number
  height: number
}

export type LogoMark = LogoDrawing | LogoImage
