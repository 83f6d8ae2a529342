/* Titles of pages in tabs and search results; they are in the first load. */

export const shopDescription = 'LED, QLED, Mini-LED और OLED टीवी, जीएसटी इनवॉइस के साथ पूरे भारत में डिलीवरी।';
export const pageNotFound = 'पेज नहीं मिला';
export const televisions = 'टीवी';
export const home = 'होम';
export const aboutUs = 'हमारे बारे में';
export const logIn = 'लॉग इन करें';
export const createAnAccount = 'अकाउंट बनाएँ';
export const forgotPassword = 'पासवर्ड भूल गए';
export const restoreYourEmail = 'अपना पुराना ईमेल वापस पाएँ';
export const unsubscribe = 'ऑफ़र के ईमेल बंद करें';
export const cart = 'कार्ट';
export const checkout = 'पता और भुगतान';
export const yourOrder = 'आपका ऑर्डर';
export const warrantyPassport = 'वारंटी पासपोर्ट';
export const myOrders = 'मेरे ऑर्डर';
export const myInvoices = 'मेरे इनवॉइस';
export const myAlerts = 'मेरे अलर्ट';
export const wishList = 'विशलिस्ट';
export const alert = 'अलर्ट';
export const myProfile = 'मेरी प्रोफ़ाइल';
export const raiseAComplaint = 'शिकायत करें';
export const complaint = 'शिकायत';
export const message = 'आपका संदेश';
export const complaints = 'शिकायतें';
export const waitingRoom = 'वेटिंग रूम';
export const privacyCentre = 'गोपनीयता केंद्र';
