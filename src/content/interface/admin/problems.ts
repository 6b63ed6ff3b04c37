import type { Problem } from '#contracts/problems.ts'
import { formatNumber } from '#shared/formats.ts'

export const problemKindNames: Record<Problem['kind'], string> = {
  error: 'Error',
  policy: 'Policy',
}

export const problemsTexts = {
  title: 'Problems',
  note: 'What broke lately, the newest first. Equal problems share a line, and names, addresses and codes are left out. The site’s log has the details.',
  lede: 'Errors of the site and reports of browsers, grouped. The overview says when there is a new one.',
  what: 'the problems',
  kind: 'Kind',
  anywhere: 'not in a request',
  count: 'Times',
  firstAt: 'First',
  lastAt: 'Last',
  caption: 'Problems',
  extensionReports: (count: number) =>
    count === 1
      ? 'One report was caused by a browser extension or another program on a visitor’s device. It says nothing about the site and is not listed. It came on'
      : `${formatNumber(count)} reports were caused by browser extensions and other programs on visitors’ devices. They say nothing about the site and are not listed. The last came on`,
  emptyTitle: 'Nothing broke',
  emptyText:
    'Errors of the site, and what browsers report that its content security policy blocked, appear here.',
  clear: 'Clear the list',
  clearQuestion: {
    title: 'Clear the list?',
    text: 'All problems on it are deleted. A problem that happens again returns to the list.',
    confirmLabel: 'Clear the list',
  },
  clearedTitle: 'The list is cleared',
  clearedText: 'What breaks from now on appears here.',
  clearFailedTitle: 'The list was not cleared',
} as const
