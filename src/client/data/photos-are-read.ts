import { data, server } from '#client/api.ts'

/** Whether photos are read here. */
export const photosAreRead = async (): Promise<boolean> => (await data(server.api.config.$get())).sees
