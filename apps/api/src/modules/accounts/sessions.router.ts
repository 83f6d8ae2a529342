import {
  EndSessionInput,
  OpenSessionsOutput,
  OwnSessionsInput,
  StaffSessionsInput,
} from '@aabha/contracts/sessions/sessions.schema';
import { RenewSessionInput, RenewSessionOutput } from '@aabha/contracts/sessions/renew-session.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { get, post } from '../../trpc/procedure-meta';
import { publicProcedure, router, signedInProcedure, superAdminProcedure } from '../../trpc/procedures';
import { renewSession } from './renew-session.service';
import {
  endOtherSessions,
  endSession,
  endStaffSessions,
  listOwnSessions,
  listStaffSessions,
  signOut,
} from './sessions.service';

/** Sessions of people (docs/spec/sessions-and-access.md#sessions). */
export const sessionsRouter = router({
  renew: publicProcedure
    .input(RenewSessionInput)
    .output(RenewSessionOutput)
    .mutation(({ ctx, input }) => renewSession(ctx, input)),
  signOut: signedInProcedure
    .meta(post('/auth/logout', 'End the session of this call'))
    .input(OwnSessionsInput)
    .output(Done)
    .mutation(({ ctx }) => signOut(ctx)),
  own: signedInProcedure
    .meta(get('/session/own', "The caller's open sessions"))
    .input(OwnSessionsInput)
    .output(OpenSessionsOutput)
    .query(({ ctx }) => listOwnSessions(ctx)),
  end: signedInProcedure
    .meta(post('/session/{id}/end', "End one of the caller's sessions, or anybody's for a SuperAdmin"))
    .input(EndSessionInput)
    .output(OpenSessionsOutput)
    .mutation(({ ctx, input }) => endSession(ctx, input)),
  endOthers: signedInProcedure
    .meta(post('/session/end-others', "End the caller's sessions but that of this call"))
    .input(OwnSessionsInput)
    .output(OpenSessionsOutput)
    .mutation(({ ctx }) => endOtherSessions(ctx)),
  ofStaff: superAdminProcedure
    .meta(get('/admin/staff/{id}/sessions', 'Open sessions of somebody of the staff'))
    .input(StaffSessionsInput)
    .output(OpenSessionsOutput)
    .query(({ ctx, input }) => listStaffSessions(ctx, input)),
  endOfStaff: superAdminProcedure
    .meta(post('/admin/staff/{id}/sessions/end', 'End every session of somebody of the staff'))
    .input(StaffSessionsInput)
    .output(OpenSessionsOutput)
    .mutation(({ ctx, input }) => endStaffSessions(ctx, input)),
});
