import { adminCards } from '#content/admin/page.ts'
import { isPageOn } from '#shared/is-page-on.ts'

export const shownCards = adminCards.filter(({ path }) => isPageOn(path))
