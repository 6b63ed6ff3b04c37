export const archiveLinkText = 'Read past issues'
