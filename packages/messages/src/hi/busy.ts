/* The page that is sent when the shop cannot render more pages. */

export const title = 'दुकान पर अभी बहुत भीड़ है';
export const pleaseTryAgain = 'अभी बहुत लोग ख़रीदारी कर रहे हैं। कृपया कुछ सेकंड बाद फिर कोशिश करें।';
export const tryAgain = 'फिर कोशिश करें';
