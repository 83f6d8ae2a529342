export const couldNotReachShop = 'हम दुकान तक नहीं पहुँच सके। अपना इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।';
export const shopFailed = 'हमारी ओर से कुछ गड़बड़ हो गई। फिर कोशिश करें।';
