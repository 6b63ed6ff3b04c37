export const usersPagePath = '/admin/users'
export const userPath = (id: number) => `${usersPagePath}/user?id=${id}`
