export interface Boot {
  early?: Event[] | undefined
  askUser?: () => Promise<UserAnswer>
  held: Event[]
  hover?: PointerEvent
  /** A form is being submitted without the app, which must not submit it again. */
  isLeaving?: boolean
}

export interface UserAnswer {
  status: number
  body: string
}

declare global {
  interface Window {
    boot?: Boot
  }
}
