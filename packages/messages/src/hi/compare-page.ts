/* The page around a comparison of televisions. */

export const compareTelevisions = 'टीवी की तुलना करें';
export const description = 'चार टीवी तक की तुलना साथ-साथ: कीमत, तस्वीर, बिजली की खपत और हर विशेषता।';
export const televisions = 'टीवी';
export const nothingToCompare = 'तुलना के लिए अभी कोई टीवी नहीं';
export const tickCompare = 'चार टीवी तक पर “तुलना करें” चुनें और उन्हें साथ-साथ देखें।';
export const findMyTelevision = 'मेरे कमरे के लिए टीवी खोजें';
export const seeTelevisions = 'टीवी देखें';
