import { createContext, useContext, useEffect } from 'react'

export const RecordTitleContext = createContext<(name: string | undefined) => void>(() => undefined)

/** Names the record in the title of its page, so that windows and bookmarks can be told apart. */
export function useRecordTitle(name: string | undefined) {
  const setName = useContext(RecordTitleContext)
  useEffect(() => {
    setName(name)
    return () => setName(undefined)
  }, [name, setName])
}
