/** The heading of text pages of the back office in llms.txt. */
export const textPagesHeading = 'More pages'
