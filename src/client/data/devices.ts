import { queryOptions } from '@tanstack/react-query'
import { ApiProblem, data, done, server } from '#client/api.ts'
import type { DeviceView, Joined, PairingCode } from '#shared/account.ts'
import { mayBeHere } from './may-be-here.ts'

// Children's own devices: what the parent sees of them, and what such a device knows of itself.

export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: (): Promise<DeviceView[]> => data(server.api.devices.$get()),
})

export const endDevice = (id: string) => done(server.api.devices[':id'].$delete({ param: { id } }))

/** A code that lets one device in; the one before it ends. */
export const newPairingCode = (studentId: string): Promise<PairingCode> =>
  data(server.api.students[':id']['pairing-code'].$post({ param: { id: studentId } }))

/** Makes this browser a device of the student that the code is for. */
export const join = (code: string): Promise<Joined> => data(server.api.join.$post({ json: { code } }))

/** The student whose device this browser is, or null. */
export const joinedQuery = queryOptions({
  queryKey: ['joined'],
  queryFn: async (): Promise<Joined | null> => {
    if (!mayBeHere('device')) return null
    try {
      return await data(server.api.join.$get())
    } catch (error) {
      if (error instanceof ApiProblem && error.problem.code === 'unauthenticated') return null
      throw error
    }
  },
  staleTime: 60_000,
})

/** This browser is nobody's device any more. */
export const leaveDevice = () => done(server.api.join.$delete())
