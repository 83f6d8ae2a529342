import {
  ConfirmPasskeyInput,
  ConfirmPasskeyOutput,
  NoInput,
  PasskeyOutput,
  PasskeysOutput,
  RenamePasskeyInput,
  SignInWithPasskeyInput,
  StartPasskeyOutput,
  UsePasskeyOutput,
} from '@aabha/contracts/accounts/passkeys.schema';
import {
  FreshTokenOutput,
  RemovePasskeyInput,
  StaffTokenOutput,
  StartPasskeyInput,
} from '@aabha/contracts/accounts/second-factor.schema';
import { get, post } from '../../trpc/procedure-meta';
import { publicProcedure, router, staffProcedure } from '../../trpc/procedures';
import { signInWithPasskey, startPasskeySignIn } from './passkey-sign-in.service';
import {
  confirmPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyUse,
} from './passkeys.service';

/** Passkeys of staff (docs/spec/staff-sign-in.md#passkeys). */
export const passkeysRouter = router({
  list: staffProcedure
    .meta(get('/admin/passkey/list', "The caller's passkeys"))
    .output(PasskeysOutput)
    .query(({ ctx }) => listPasskeys(ctx)),
  start: staffProcedure
    .meta(post('/admin/passkey/start', 'Begin to add a passkey'))
    .input(StartPasskeyInput)
    .output(StartPasskeyOutput)
    .mutation(({ ctx, input }) => startPasskey(ctx, input)),
  confirm: staffProcedure
    .meta(
      post('/admin/passkey/confirm', 'Add the passkey that the browser made. Recovery codes are shown once'),
    )
    .input(ConfirmPasskeyInput)
    .output(ConfirmPasskeyOutput)
    .mutation(({ ctx, input }) => confirmPasskey(ctx, input)),
  rename: staffProcedure
    .meta(post('/admin/passkey/{id}/rename', "Rename one of the caller's passkeys"))
    .input(RenamePasskeyInput)
    .output(PasskeyOutput)
    .mutation(({ ctx, input }) => renamePasskey(ctx, input)),
  remove: staffProcedure
    .meta(post('/admin/passkey/{id}/remove', "Remove one of the caller's passkeys"))
    .input(RemovePasskeyInput)
    .output(FreshTokenOutput)
    .mutation(({ ctx, input }) => removePasskey(ctx, input)),
  startUse: staffProcedure
    .meta(post('/admin/passkey/use/start', "Ask for one of the caller's passkeys in place of a code"))
    .input(NoInput)
    .output(UsePasskeyOutput)
    .mutation(({ ctx }) => startPasskeyUse(ctx)),
  startSignIn: publicProcedure
    .meta(post('/admin/passkey/sign-in/start', 'Ask for a passkey at the sign-in to the back office'))
    .input(NoInput)
    .output(UsePasskeyOutput)
    .mutation(({ ctx }) => startPasskeySignIn(ctx)),
  signIn: publicProcedure
    .meta(post('/admin/passkey/sign-in', 'Sign in to the back office with a passkey alone'))
    .input(SignInWithPasskeyInput)
    .output(StaffTokenOutput)
    .mutation(({ ctx, input }) => signInWithPasskey(ctx, input)),
});
