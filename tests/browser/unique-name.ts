export const uniqueName = () => `Zz${Math.random().toString(36).slice(2, 9)}`
