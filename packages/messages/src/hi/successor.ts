export const newModel = 'नया मॉडल';
export const replacesTheOther = 'जो टीवी आप देखना चाहते थे, वह अब नहीं बिकता। उसकी जगह यह टीवी है।';
