/* टीवी की बड़ी तस्वीर। */

export const enlarged = (product: string) => `${product}, बड़ी तस्वीर`;
export const position = (number: number, count: number) => `तस्वीर ${number}, कुल ${count}`;
export const zoomIn = 'और बड़ा करें';
export const zoomOut = 'छोटा करें';
export const previous = 'पिछली तस्वीर';
export const next = 'अगली तस्वीर';
export const stage = 'तस्वीर, तीर वाली कुंजियों से हिलाएँ';
export const level = (percent: number) => `${percent}%`;
export const wholePicture = 'पूरी तस्वीर';
