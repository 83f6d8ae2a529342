/* The page about complaints. */

type Designation = Record<'grievanceDesignation' | 'grievanceDesignationHi', string>;

export const complaintsAndGrievances = 'शिकायतें और उनका समाधान';
export const description =
  'शिकायत कैसे करें, हमारे शिकायत अधिकारी कौन हैं, हम शिकायत का जवाब और समाधान कितने समय में देते हैं और हर महीने कितनी शिकायतें आईं और सुलझीं।';
export const intro = 'कुछ ग़लत हो जाए तो क्या करें, कौन ज़िम्मेदार है, और हम अपने वादे कितने निभाते हैं।';
export const howToComplain = 'शिकायत कैसे करें';
export const ticketNumber = (hours: number) =>
  `आपको ईमेल से तुरंत टिकट नंबर मिलता है, ज़्यादा से ज़्यादा ${hours} घंटे में।`;
export const weAnswer = 'हम ईमेल से जवाब देते हैं। जवाब लिखने या फ़ाइल जोड़ने के लिए उसका लिंक खोलें।';
export const weResolve = (months: number, days: number) =>
  `हम हर शिकायत ${months === 1 ? 'एक महीने' : `${months} महीनों`} के अंदर सुलझाते हैं। संतुष्ट न हों, तो आप उसे ${days} दिनों के अंदर फिर से खोल सकते हैं।`;
export const grievanceOfficer = 'शिकायत अधिकारी';
export const officer = (name: string, designation: Designation) =>
  `${name}, ${designation.grievanceDesignationHi || designation.grievanceDesignation || 'शिकायत अधिकारी'}`;
export const nodalPerson = 'नोडल व्यक्ति';
export const personalData = 'आपके निजी डेटा के बारे में सवाल';
export const helpline = 'आप राष्ट्रीय उपभोक्ता हेल्पलाइन 1915 से भी मदद ले सकते हैं।';
export const byMonth = 'महीने के हिसाब से शिकायतें';
export const noneYet = 'हमें अब तक कोई शिकायत नहीं मिली है।';
export const howTheyCount = 'जिस महीने शिकायत की गई, उसके हिसाब से। "बाकी" शिकायतें अभी सुलझी नहीं हैं।';
export const month = 'महीना';
export const received = 'मिलीं';
export const acknowledgedInTime = '48 घंटे में जवाब मिला';
export const resolved = 'सुलझीं';
export const resolvedInTime = 'एक महीने में सुलझीं';
export const pending = 'बाकी';
