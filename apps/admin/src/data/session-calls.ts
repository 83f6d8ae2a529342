import { api, toHttpError } from './trpc';

/* Beside the data provider, since only lazy screens call them. */

const ofOutput = <T>({ sessions }: { sessions: T }) => sessions;

export const listOwnSessions = () => api.sessions.own.query({}).then(ofOutput, toHttpError);
export const listStaffSessions = (id: string) =>
  api.sessions.ofStaff.query({ id }).then(ofOutput, toHttpError);
export const endSession = (id: string) => api.sessions.end.mutate({ id }).then(ofOutput, toHttpError);
export const endOtherSessions = () => api.sessions.endOthers.mutate({}).then(ofOutput, toHttpError);
export const endStaffSessions = (id: string) =>
  api.sessions.endOfStaff.mutate({ id }).then(ofOutput, toHttpError);
