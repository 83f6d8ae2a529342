import {
  ChangeAdmissionRateInput,
  GetWaitingRoomInput,
  JoinWaitingRoomInput,
  OpenWaitingRoomInput,
  StaffWaitingRoomOutput,
  WaitingRoomOfStaffInput,
  WaitingRoomOutput,
} from '@aabha/contracts/waiting-room/waiting-room.schema';
import { publicProcedure, router, superAdminProcedure, userProcedure } from '../../trpc/procedures';
import { get, post } from '../../trpc/procedure-meta';
import { getWaitingRoom, joinWaitingRoom } from './waiting-room.service';
import {
  changeAdmissionRate,
  closeWaitingRoom,
  getWaitingRoomForStaff,
  openWaitingRoom,
} from './waiting-room.staff.service';

export const waitingRoomRouter = router({
  get: publicProcedure
    .meta(post('/product/{id}/waiting-room', 'The waiting room of a television, and a place in it'))
    .input(GetWaitingRoomInput)
    .output(WaitingRoomOutput)
    .query(({ ctx, input }) => getWaitingRoom(ctx, input)),
  join: userProcedure
    .meta(post('/product/{id}/waiting-room/join', 'Take a place in a waiting room'))
    .input(JoinWaitingRoomInput)
    .output(WaitingRoomOutput)
    .mutation(({ ctx, input }) => joinWaitingRoom(ctx, input)),
  getForStaff: superAdminProcedure
    .meta(get('/product/{id}/waiting-room/staff', 'The waiting room of a television, for staff'))
    .input(WaitingRoomOfStaffInput)
    .output(StaffWaitingRoomOutput)
    .query(({ ctx, input }) => getWaitingRoomForStaff(ctx, input)),
  open: superAdminProcedure
    .meta(post('/product/{id}/waiting-room/open', 'Open the waiting room of a television'))
    .input(OpenWaitingRoomInput)
    .output(StaffWaitingRoomOutput)
    .mutation(({ ctx, input }) => openWaitingRoom(ctx, input)),
  changeRate: superAdminProcedure
    .meta(post('/product/{id}/waiting-room/rate', 'Change how many people a waiting room admits'))
    .input(ChangeAdmissionRateInput)
    .output(StaffWaitingRoomOutput)
    .mutation(({ ctx, input }) => changeAdmissionRate(ctx, input)),
  close: superAdminProcedure
    .meta(post('/product/{id}/waiting-room/close', 'Close the waiting room of a television'))
    .input(WaitingRoomOfStaffInput)
    .output(StaffWaitingRoomOutput)
    .mutation(({ ctx, input }) => closeWaitingRoom(ctx, input)),
});
