/** The heading of text pages of the back office in llms.txt. */
export const textPagesHeading = 'More pages'

/** The first part of the breadcrumbs of a text page. */
export const homeCrumb = { name: 'Home', url: '/' }
