import {
  ChangeOwnPasswordInput,
  EmailInput,
  GetUserInput,
  LoginInput,
  SetPasswordInput,
  SignInCodeInput,
  SignInCodeOutput,
  SignupInput,
  TokenOutput,
  UpdateUserInput,
  UpdateUserOutput,
  UserOutput,
  VerifyOtpInput,
} from '@aabha/contracts/accounts/accounts.schema';
import {
  CreateSubAdminInput,
  ListCustomersInput,
  ListCustomersOutput,
  ListStaffInput,
  ListStaffOutput,
  SetStaffDisabledInput,
  SetStaffRoleInput,
  StaffOutput,
} from '@aabha/contracts/accounts/accounts.staff.schema';
import {
  CustomerOutput,
  GetCustomerInput,
  SetCustomerClosedInput,
  SetCustomerRoleInput,
} from '@aabha/contracts/accounts/accounts.customers.schema';
import {
  MeOutput,
  ResetPasswordInput,
  StaffLoginInput,
  StaffTokenOutput,
  UndoEmailInput,
} from '@aabha/contracts/accounts/second-factor.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import {
  publicProcedure,
  router,
  signedInProcedure,
  superAdminProcedure,
  userOrSuperProcedure,
  userProcedure,
} from '../../trpc/procedures';
import { get, post } from '../../trpc/procedure-meta';
import {
  changePassword,
  getUser,
  logInCustomer,
  logInStaff,
  me,
  sendEmailCode,
  sendForgotPasswordCode,
  signUp,
  undoEmailChange,
  updateUser,
  verifyEmailCode,
} from './accounts.service';
import { changeOwnPassword } from './change-own-password.service';
import { requestSignInCode, setPassword, signInWithCode } from './code-sign-in.service';
import { getCustomer, setCustomerClosed, setCustomerRole } from './accounts.customers.service';
import {
  createSubAdmin,
  listCustomers,
  listStaff,
  setStaffDisabled,
  setStaffRole,
} from './accounts.staff.service';

export const accountsRouter = router({
  login: publicProcedure
    .meta(post('/auth/login', 'Sign in as a shopper'))
    .input(LoginInput)
    .output(TokenOutput)
    .mutation(({ ctx, input }) => logInCustomer(ctx, input)),
  loginStaff: publicProcedure
    .meta(post('/admin/login', 'Sign in to the back office'))
    .input(StaffLoginInput)
    .output(StaffTokenOutput)
    .mutation(({ ctx, input }) => logInStaff(ctx, input)),
  signup: publicProcedure
    .meta(post('/auth/signup', 'Open an account for a verified e-mail'))
    .input(SignupInput)
    .output(TokenOutput)
    .mutation(({ ctx, input }) => signUp(ctx, input)),
  sendEmailOtp: publicProcedure
    .meta(post('/otp/send-email-otp', 'Mail a code for sign-up, or for a change of e-mail'))
    .input(EmailInput)
    .output(Done)
    .mutation(({ ctx, input }) => sendEmailCode(ctx, input)),
  verifyEmailOtp: publicProcedure
    .meta(post('/otp/verify-email-otp', 'Check a code'))
    .input(VerifyOtpInput)
    .output(Done)
    .mutation(({ ctx, input }) => verifyEmailCode(ctx, input)),
  sendForgotPasswordOtp: publicProcedure
    .meta(post('/otp/send-email-otp-forgot-password', 'Mail a code for a new password'))
    .input(EmailInput)
    .output(Done)
    .mutation(({ ctx, input }) => sendForgotPasswordCode(ctx, input)),
  changePassword: publicProcedure
    .meta(post('/auth/change-password', 'Set a new password with a verified code'))
    .input(ResetPasswordInput)
    .output(Done)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  requestSignInCode: publicProcedure
    .meta(post('/auth/code/request', 'Mail a code for signing in, with or without an account'))
    .input(EmailInput)
    .output(Done)
    .mutation(({ ctx, input }) => requestSignInCode(ctx, input)),
  signInWithCode: publicProcedure
    .meta(
      post(
        '/auth/code/sign-in',
        'Sign in as a shopper with a mailed code, which makes the account if there is none',
      ),
    )
    .input(SignInCodeInput)
    .output(SignInCodeOutput)
    .mutation(({ ctx, input }) => signInWithCode(ctx, input)),
  setPassword: userProcedure
    .meta(post('/user/set-password', "Set the password of the caller's account with a mailed code"))
    .input(SetPasswordInput)
    .output(TokenOutput)
    .mutation(({ ctx, input }) => setPassword(ctx, input)),
  changeOwnPassword: userProcedure
    .meta(post('/user/change-password', "Change the password of the caller's account with the present one"))
    .input(ChangeOwnPasswordInput)
    .output(TokenOutput)
    .mutation(({ ctx, input }) => changeOwnPassword(ctx, input)),
  undoEmailChange: publicProcedure
    .meta(post('/auth/undo-email-change', 'Take back a change of e-mail with the link of its mail'))
    .input(UndoEmailInput)
    .output(Done)
    .mutation(({ ctx, input }) => undoEmailChange(ctx, input)),
  me: signedInProcedure.output(MeOutput).query(({ ctx }) => me(ctx)),
  get: userOrSuperProcedure
    .meta(get('/user/{id}', 'A profile', { shows: 'user' }))
    .input(GetUserInput)
    .output(UserOutput)
    .query(({ ctx, input }) => getUser(ctx, input)),
  update: userOrSuperProcedure
    .meta(post('/user/{id}/update', 'Change a profile'))
    .input(UpdateUserInput)
    .output(UpdateUserOutput)
    .mutation(({ ctx, input }) => updateUser(ctx, input)),
  listCustomers: superAdminProcedure
    .input(ListCustomersInput)
    .output(ListCustomersOutput)
    .query(({ ctx, input }) => listCustomers(ctx, input)),
  getCustomer: superAdminProcedure
    .meta({ shows: 'user' })
    .input(GetCustomerInput)
    .output(CustomerOutput)
    .query(({ ctx, input }) => getCustomer(ctx, input)),
  setCustomerClosed: superAdminProcedure
    .meta(post('/user/{id}/closed', 'Close the account of a customer, or reopen it'))
    .input(SetCustomerClosedInput)
    .output(CustomerOutput)
    .mutation(({ ctx, input }) => setCustomerClosed(ctx, input)),
  setCustomerRole: superAdminProcedure
    .meta(post('/user/{id}/role', 'Make an account a Business account, or a personal one again'))
    .input(SetCustomerRoleInput)
    .output(CustomerOutput)
    .mutation(({ ctx, input }) => setCustomerRole(ctx, input)),
  listStaff: superAdminProcedure
    .input(ListStaffInput)
    .output(ListStaffOutput)
    .query(({ ctx, input }) => listStaff(ctx, input)),
  createSubAdmin: superAdminProcedure
    .input(CreateSubAdminInput)
    .output(StaffOutput)
    .mutation(({ ctx, input }) => createSubAdmin(ctx, input)),
  setStaffRole: superAdminProcedure
    .meta(post('/admin/staff/{id}/role', 'Give a SubAdmin another role of staff'))
    .input(SetStaffRoleInput)
    .output(StaffOutput)
    .mutation(({ ctx, input }) => setStaffRole(ctx, input)),
  setStaffDisabled: superAdminProcedure
    .input(SetStaffDisabledInput)
    .output(StaffOutput)
    .mutation(({ ctx, input }) => setStaffDisabled(ctx, input)),
});
