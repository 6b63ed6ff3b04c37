/** What went wrong is the user's to repair: commands print its message without a stack. */
export class PlainFailure extends Error {}
