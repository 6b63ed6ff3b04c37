export const emailsPath = '/api/admin/emails'
