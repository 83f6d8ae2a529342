/* Mails about personal data. */

export const kinds = { correction: 'Correction of data', grievance: 'Grievance about data' };

export const linkSubject = 'Your link to the privacy centre';
export const logInToSee =
  'There is an account with this email. Please log in to see your data, download it or erase it.';
export const linkShows = (hours: number) =>
  `With this link you can see what we store about this email, download it or erase it. It works for ${hours} hours.`;
export const openCentre = 'Open the privacy centre';
export const ifNotYou =
  'If you did not ask for this, someone else entered your email, and you can ignore this message.';

export const requestSubject = 'We have received your request about your data';
export const request = 'Request';
export const answerBy = 'We answer by';
export const officerWrites = (officer: string) => `${officer}, our grievance officer, will write to you.`;

export const answerSubject = 'Our answer to your request about your data';
export const mayComplain =
  'If you are not satisfied, you may complain to the Data Protection Board of India.';

export const erasedSubject = 'Your data has been erased';
export const erased = 'As you asked, we have erased your data. This is the last email to this address.';
export const invoicesStay =
  'Invoices and credit notes stay for as long as tax law requires, 72 months after the annual return.';
