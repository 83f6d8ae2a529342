/* Sign-in, sign-up, passwords and the profile. */

export const welcomeBack = 'Welcome back';
export const logInIntro = 'Log in to see your cart and orders.';
export const password = 'Password';
export const showOrHidePassword = 'Show or hide the password';
export const forgotPassword = 'Forgot password?';
export const newHere = 'New here?';
export const trackWithoutLogin = 'Track an order without logging in';
export const createAnAccount = 'Create an account';
export const loggedIn = 'Login successful!';
export const logInFailed = 'Signin failed.';

export const createYourAccount = 'Create your account';
export const signupIntro = 'To order, track deliveries and download invoices.';
export const atLeastSixCharacters = 'At least 6 characters';
export const continueToCode = 'Continue';
export const alreadyHaveAnAccount = 'Already have an account?';
export const checkYourEmail = 'Check your email';
export const verifyAndCreateAccount = 'Verify and create account';
export const accountCreated = 'Account created successfully!';
export const verificationFailed = 'An error occurred during verification.';

export const sixDigitOtp = '6-digit OTP';
export const sendOtp = 'Send OTP';
export const otpSent = 'OTP sent to your email!';
export const otpSentToNewEmail = 'OTP sent to your new email!';
export const otpNotSent = 'Failed to send OTP.';
export const resend = 'Resend';
export const resendOtp = 'Resend OTP';
export const resendIn = (label: string, seconds: number) => `${label} in ${seconds} s`;
export const otpResent = 'OTP resent successfully!';
export const otpNotResent = 'Failed to resend OTP.';
export const verifyOtp = 'Verify OTP';
export const otpVerified = 'OTP verified successfully!';
export const otpInvalid = 'Invalid OTP.';
export const otpNotVerified = 'OTP verification failed.';

export const forgotYourPassword = 'Forgot your password?';
export const forgotIntro = 'Enter your email and we will send you an OTP to set a new password.';
export const rememberYourPassword = 'Remember your password?';
export const chooseANewPassword = 'Choose a new password';
export const newPassword = 'New password';
export const confirmNewPassword = 'Confirm new password';
export const passwordsDoNotMatch = 'Passwords do not match.';
export const authenticatorCode = 'Authenticator code';
export const authenticatorCodeHint = 'Or a recovery code';
export const resetPassword = 'Reset password';
export const passwordReset = 'Password reset successfully!';
export const passwordNotReset = 'Password reset failed.';

export const personalAccount = 'Personal account';
export const businessAccount = 'Business account';
export const address = 'Address';
export const pinCode = 'PIN code';
export const pinCodeOptional = 'PIN code (optional)';
export const languageOfMails = 'Language of emails';
export const languageOfMailsHint = 'We write to you in this language.';
/** Languages by their own names. */
export const languages = { en: 'English', hi: 'हिन्दी' };
export const notGivenYet = 'Not given yet';
export const editProfile = 'Edit profile';
export const profileUpdated = 'Profile updated successfully!';
export const profileNotUpdated = 'Error updating profile.';
export const toChangeYourEmail =
  'To change your email, you need your password and an OTP that we send to the new email.';
export const yourPassword = 'Your password';
export const weInformYourOldEmail =
  'We will also inform your old email address and log out your other devices.';
export const verifyAndSave = 'Verify and save';

export const someoneElseChangedEmail = 'Did someone else change your email?';
export const undoIntro =
  'This brings back your old email and logs out all devices. Someone else may know your password, so please choose a new one. If you changed the email yourself, just close this page.';
export const restoreMyEmail = 'Restore my email';
export const emailNotRestored = 'We could not restore your email.';
export const emailRestored = 'Your email is restored';
export const allDevicesLoggedOut = 'All devices were logged out. Please log in with your new password.';
export const linkDoesNotWork = 'This link does not work';
export const linkIsIncomplete =
  'The link is incomplete. Please open it again from the email, or copy the full link into the address bar.';
