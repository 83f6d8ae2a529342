/* The page around the cart. */

export const yourCartIsEmpty = 'आपकी कार्ट ख़ाली है';
export const televisionsAppearHere = 'आप जो टीवी डालेंगे, वे यहाँ दिखेंगे।';
export const logInToSeeCart = 'अपनी कार्ट देखने के लिए लॉग इन करें।';
export const featured = 'चुनिंदा टीवी';
