import type {
  Complaint,
  ComplaintOutcome,
  ComplaintStatus,
  IssueType,
} from '@aabha/contracts/complaints/complaints.schema';

/* Complaints of shoppers: forms, list and thread. */

export const issueTypes: Readonly<Record<IssueType, string>> = {
  Technical: 'तकनीकी ख़राबी',
  Billing: 'बिल और भुगतान',
  Service: 'सर्विस',
  Shipping: 'डिलीवरी',
  Other: 'अन्य',
};
export const issueText = ({
  issue_type: type,
  customIssueType,
}: Pick<Complaint, 'issue_type' | 'customIssueType'>) =>
  type === 'Other' ? customIssueType : issueTypes[type];
export const statuses: Readonly<Record<ComplaintStatus, string>> = {
  Pending: 'दर्ज हुई',
  In_progress: 'कार्रवाई जारी',
  Resolved: 'हल हो गई',
};
export const outcomes: Readonly<Record<ComplaintOutcome, string>> = {
  Refunded: 'रिफ़ंड दिया गया',
  Replaced: 'बदलकर दिया गया',
  Repaired: 'मरम्मत की गई',
  Explained: 'जानकारी दी गई',
  Declined: 'अस्वीकार की गई',
  Withdrawn: 'वापस ली गई',
};

export const complaints = 'शिकायतें';
export const raiseComplaint = 'शिकायत दर्ज करें';
export const whatWentWrong = 'हमें बताएँ कि क्या गड़बड़ हुई, हम उसे ठीक करेंगे।';
export const howWeHandle = 'हम शिकायतें कैसे हल करते हैं, और हमारे शिकायत अधिकारी';
export const previousComplaints = 'पिछली शिकायतें';
export const noComplaints = 'कोई शिकायत नहीं मिली';

export const issueType = 'समस्या का प्रकार';
export const pleaseChoose = 'कृपया चुनें';
export const yourIssueType = 'आपकी समस्या का प्रकार';
export const description = 'विवरण';
export const descriptionHint = 'क्या हुआ, और किस ऑर्डर में? हम इसे कैसे ठीक करें?';
export const aboutSerial = (serial: string) => `सीरियल नंबर ${serial} वाला टीवी:`;
export const orderOptional = 'ऑर्डर (ज़रूरी नहीं)';
export const noOrder = 'कोई ऑर्डर नहीं';
export const orderNumber = 'ऑर्डर नंबर';
export const orderNumberHint = 'ऑर्डर के ईमेल में लिखे 8 अक्षर।';
export const accountEmailHint = 'उस अकाउंट का ईमेल, जिससे आपने ऑर्डर किया था।';
export const submitComplaint = 'शिकायत भेजें';
export const complaintSubmitted = 'आपकी शिकायत दर्ज हो गई!';
export const seeYourComplaint = 'अपनी शिकायत देखें';

export const filesOptional = 'तस्वीरें या PDF फ़ाइलें (ज़रूरी नहीं)';
export const filesHint = (count: number, megabytes: number) =>
  `ज़्यादा से ज़्यादा ${count} तस्वीरें या PDF फ़ाइलें, हर एक ${megabytes} MB तक।`;
export const tooManyFiles = (most: number) => `ज़्यादा से ज़्यादा ${most} फ़ाइलें जोड़ें।`;
export const chosenFiles = 'चुनी हुई फ़ाइलें';
export const files = 'फ़ाइलें';
export const downloadFile = (file: string) => `${file} डाउनलोड करें`;

export const complaint = (ticket: string) => `शिकायत ${ticket}`;
export const about = 'विषय';
export const order = 'ऑर्डर';
export const television = 'टीवी';
export const serialNumber = (serial: string) => `सीरियल नंबर ${serial}`;
export const raised = 'दर्ज हुई';
export const acknowledged = 'प्राप्ति की सूचना';
export const resolved = 'हल हुई';
export const resolvedBy = 'हल होने की आख़िरी तारीख';
export const outcome = 'नतीजा';
export const canReopenUntil = (day: string) => `संतुष्ट नहीं हैं? ${day} तक आप संदेश भेजकर यह शिकायत फिर से खोल सकते हैं।`;
export const reopenAndSend = 'फिर से खोलें और भेजें';
