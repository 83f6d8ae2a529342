import type { PrivacyOverview } from '@aabha/contracts/privacy/privacy.schema';
import type { ConsentAction, RequestKind } from '@aabha/contracts/privacy/privacy.values';

/* The privacy centre: what is stored of a person, and their rights. */

type Consent = PrivacyOverview['consents'][number];
type Held = PrivacyOverview['held'][number];

export const privacyCentre = 'Privacy centre';
export const intro = 'See, download, correct and erase what we store about you.';
export const aboutEmail = (email: string) => `About ${email}`;
export const dataErased = 'Your data has been erased. We have sent you a last email that confirms it.';
export const sendMeTheLink = 'Send me the link';
export const linkSent = 'We have sent you an email with a link.';

export const whatWeStore = 'What we store';
export const nothingStored = 'We store nothing about this email.';
export const what = 'What';
export const records = 'Records';
export const ifYouErase = 'If you erase your data';
export const onErasure: Readonly<Record<Held['on_erasure'], string>> = {
  deleted: 'Deleted',
  anonymised: 'Your details are removed',
  kept: 'Kept',
};
/** Returns the name of a kind of records that the server sends. */
export const heldName = ({ what: name }: Pick<Held, 'what'>) => name;
/** Returns why a kind of records is kept, as the server says it. */
export const whyKept = ({ why }: Pick<Held, 'why'>) => why;

export const downloadYourData = 'Download your data';
export const oneFileForEachKind =
  'A ZIP file with one JSON file for each kind of data, and your invoices as PDF.';
export const makeTheFile = 'Make the file';
export const makeANewFile = 'Make a new file';
export const download = 'Download';
/** `total` is 0 until it is known. */
export const makingFile = (made: number, total: number) => `Making your file… ${made} of ${total || '…'}`;
export const availableUntil = (time: string) => `Available until ${time}.`;

export const yourConsents = 'Your consents';
export const consentTitle = ({ title }: Pick<Consent, 'purpose' | 'title'>) => title;
export const neverGiven = 'Never given';
export const consentSince: Readonly<Record<ConsentAction, (day: string) => string>> = {
  given: (day) => `Given on ${day}`,
  withdrawn: (day) => `Withdrawn on ${day}`,
};
export const allow = 'Allow';
export const withdraw = 'Withdraw';
export const allowConsent = (title: string) => `Allow: ${title}`;
export const withdrawConsent = (title: string) => `Withdraw: ${title}`;

export const nominee = 'Nominee';
export const nomineeMayAct =
  'This person may use your rights over your data if you die or cannot act yourself.';
export const saveNominee = 'Save nominee';
export const removeNominee = 'Remove nominee';
export const nomineeSaved = 'Nominee saved';
export const nomineeRemoved = 'Nominee removed';

export const correctionsAndGrievances = 'Corrections and grievances';
export const officerAnswersWithin = (days: number) => `Our grievance officer answers within ${days} days.`;
export const requestKinds: Readonly<Record<RequestKind, string>> = {
  correction: 'Correct my data',
  grievance: 'Complain about how my data is used',
};
export const whatIsItAbout = 'What is it about?';
export const yourRequest = 'Your request';
export const sendRequest = 'Send request';
export const yourRequests = 'Your requests';
export const answerDue = (sent: string, due: string) => `${sent} · we answer by ${due}`;
export const answered = (sent: string) => `${sent} · answered`;
export const ourAnswer = (answer: string) => `Our answer: ${answer}`;

export const eraseYourData = 'Erase your data';
export const accountIsClosed =
  'Your account is closed for ever and you are logged out everywhere. Your details are removed from orders, payments and complaints; your reviews, messages and cart are deleted. You can no longer return an order or use a warranty from your account, so please keep your invoices.';
export const emailIsErased = 'Everything that we store about this email is deleted or made anonymous.';
/** Names the kinds of records that stay. */
export const weKeep = (kept: readonly Pick<Held, 'what'>[]) =>
  `We keep: ${kept.map(({ what: name }) => name.toLowerCase()).join(', ')}.`;
export const cannotBeUndone = 'This cannot be undone.';
export const waitUntilFinished = (obstacles: readonly string[]) =>
  `Please wait until this is finished: ${obstacles.join(', ')}.`;
export const yourPassword = 'Your password';
export const eraseMyData = 'Erase my data';
export const eraseMyDataDialog = 'Erase my data…';
