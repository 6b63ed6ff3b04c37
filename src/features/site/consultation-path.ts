import { consultation } from '#content/booking/consultation.ts'
import { isPageOn } from '#shared/is-page-on.ts'

const { href }: { href: string } = consultation

/** The booking page of the consultation; without one, a site sends its readers to its contact page. */
export const consultationPath = href.startsWith('/booking/') && isPageOn(href) ? href : undefined
