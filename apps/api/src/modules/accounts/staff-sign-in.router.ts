import {
  ChangeStaffPasswordInput,
  ConfirmSecondFactorOutput,
  FreshTokenOutput,
  OtherStaffInput,
  OwnFactorInput,
  RecoveryCodesOutput,
  SecondFactorCodeInput,
  SecondFactorOutput,
  StaffWithFactorOutput,
  StartSecondFactorInput,
  StartSecondFactorOutput,
  UseResetLinkInput,
} from '@aabha/contracts/accounts/second-factor.schema';
import { StepUpInput, StepUpOutput, StepUpWaysOutput } from '@aabha/contracts/accounts/step-up.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { get, post } from '../../trpc/procedure-meta';
import { publicProcedure, router, staffProcedure, superAdminProcedure } from '../../trpc/procedures';
import {
  confirmSecondFactor,
  getSecondFactor,
  removeFactorOf,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './second-factor.service';
import { changeStaffPassword, sendResetLink, useStaffResetLink } from './staff-reset.service';
import { getStepUpWays, stepUp } from './step-up.service';

/** How staff prove who they are (docs/spec/staff-sign-in.md#calls). */
export const staffSignInRouter = router({
  secondFactor: staffProcedure
    .meta(get('/admin/second-factor', "The caller's second factor"))
    .output(SecondFactorOutput)
    .query(({ ctx }) => getSecondFactor(ctx)),
  startSecondFactor: staffProcedure
    .meta(post('/admin/second-factor/start', 'Begin to set up a second factor'))
    .input(StartSecondFactorInput)
    .output(StartSecondFactorOutput)
    .mutation(({ ctx, input }) => startSecondFactor(ctx, input)),
  confirmSecondFactor: staffProcedure
    .meta(
      post(
        '/admin/second-factor/confirm',
        'End it with a code. The recovery codes are in this response only',
      ),
    )
    .input(SecondFactorCodeInput)
    .output(ConfirmSecondFactorOutput)
    .mutation(({ ctx, input }) => confirmSecondFactor(ctx, input)),
  renewRecoveryCodes: staffProcedure
    .meta(post('/admin/second-factor/recovery-codes', "Replace the caller's recovery codes"))
    .input(OwnFactorInput)
    .output(RecoveryCodesOutput)
    .mutation(({ ctx, input }) => renewRecoveryCodes(ctx, input)),
  removeSecondFactor: staffProcedure
    .meta(post('/admin/second-factor/remove', "Remove the caller's authenticator app"))
    .input(OwnFactorInput)
    .output(FreshTokenOutput)
    .mutation(({ ctx, input }) => removeSecondFactor(ctx, input)),
  changePassword: staffProcedure
    .meta(post('/admin/password', "Change the caller's password"))
    .input(ChangeStaffPasswordInput)
    .output(FreshTokenOutput)
    .mutation(({ ctx, input }) => changeStaffPassword(ctx, input)),
  useResetLink: publicProcedure
    .meta(post('/admin/reset-password', 'Set a new password with the link that a SuperAdmin sent'))
    .input(UseResetLinkInput)
    .output(Done)
    .mutation(({ ctx, input }) => useStaffResetLink(ctx, input)),
  stepUpWays: staffProcedure
    .meta(get('/admin/step-up', 'How the caller can confirm that it is them'))
    .output(StepUpWaysOutput)
    .query(({ ctx }) => getStepUpWays(ctx)),
  stepUp: staffProcedure
    .meta(post('/admin/step-up', 'Confirm that it is the caller, before an act that needs it'))
    .input(StepUpInput)
    .output(StepUpOutput)
    .mutation(({ ctx, input }) => stepUp(ctx, input)),
  sendResetLink: superAdminProcedure
    .meta(post('/admin/staff/{id}/reset-link', 'Mail somebody of the staff a link to set a new password'))
    .input(OtherStaffInput)
    .output(StaffWithFactorOutput)
    .mutation(({ ctx, input }) => sendResetLink(ctx, input)),
  removeFactorOf: superAdminProcedure
    .meta(
      post(
        '/admin/staff/{id}/second-factor/remove',
        'Remove every second factor of somebody of the staff, passkeys among them',
      ),
    )
    .input(OtherStaffInput)
    .output(StaffWithFactorOutput)
    .mutation(({ ctx, input }) => removeFactorOf(ctx, input)),
});
